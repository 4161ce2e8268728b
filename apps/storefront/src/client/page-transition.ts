/** How long a page goes out, how long the next one comes in (the design's `motion.fast`), and how long none is seen at most; ms. */
const duration = { leave: 90, enter: 120, away: 1_000 };

/** What is looked at of the part of the document that changes from page to page. */
type Content = Pick<HTMLElement, 'animate'>;

/** Leads the eye from one page to the next: out with the old, in with the new. */
export interface PageTransition {
  /** Takes the page on the screen out of sight. */
  leave(): Promise<void>;
  /** Shows the page on the screen again: another one than was thought comes next, and is still to be loaded. */
  stay(): void;
  /** Tells that the next page is on the screen, at its place. */
  arrive(): void;
}

/**
 * Makes the transition of a tab. It fades the page itself, and no picture of it, as a view transition does: a page that
 * is coming in can be clicked already. A visitor who wants less motion gets the next page at once.
 */
export function createPageTransition(content: () => Content | null, wantsLessMotion: () => boolean): PageTransition {
  let leaving: Animation | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;

  function stay(): void {
    clearTimeout(limit);
    leaving?.cancel();
    leaving = undefined;
  }

  return {
    stay,
    async leave() {
      const page = content();
      if (!page || wantsLessMotion()) return;
      leaving = page.animate({ opacity: 0 }, { duration: duration.leave, easing: 'ease-in', fill: 'forwards' });
      limit = setTimeout(stay, duration.away);
      await new Promise((resolve) => setTimeout(resolve, duration.leave));
    },
    arrive() {
      if (!leaving) return;
      stay();
      if (!wantsLessMotion()) content()?.animate({ opacity: [0, 1] }, { duration: duration.enter, easing: 'ease-out' });
    },
  };
}
