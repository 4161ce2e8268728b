/** How long a page goes out, and how long the next one comes in, in ms. */
const duration = { leave: 90, enter: 120 };

/** What is looked at of the part of the document that changes from page to page. */
type Content = Pick<HTMLElement, 'animate'>;

/** Leads the eye from one page to the next: out with the old, in with the new. */
export interface PageTransition {
  /** Takes the page out of sight, then calls for the next one. One that is overtaken meanwhile is not called for. */
  begin(change: () => void): void;
  /** Tells that the next page is on the screen, at its place. */
  arrive(): void;
}

/**
 * Makes the transition of a tab. It fades the page itself, and no picture of it, as a view transition does: a page that
 * is coming in can be clicked already. A visitor who wants less motion gets the next page at once.
 */
export function createPageTransition(content: () => Content | null, wantsLessMotion: () => boolean): PageTransition {
  let leaving: Animation | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;
  return {
    begin(change) {
      clearTimeout(next);
      const page = content();
      if (!page || wantsLessMotion()) return change();
      leaving ??= page.animate({ opacity: 0 }, { duration: duration.leave, easing: 'ease-in', fill: 'forwards' });
      next = setTimeout(change, duration.leave);
    },
    arrive() {
      if (!leaving) return;
      leaving.cancel();
      leaving = undefined;
      content()?.animate({ opacity: [0, 1] }, { duration: duration.enter, easing: 'ease-out' });
    },
  };
}
