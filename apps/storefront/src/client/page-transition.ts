/** The document, as far as a transition needs it: not every browser can show one. */
interface AnimatedDocument {
  startViewTransition?: Document['startViewTransition'];
}

/** Leads the eye from one page to the next: out with the old, in with the new. */
export interface PageTransition {
  /** Starts the change of pages. */
  begin(change: () => void): void;
  /** Tells that the next page is on the screen, at its place. */
  arrive(): void;
}

/** Makes the transition of a tab. A visitor who wants less motion gets the next page at once. */
export function createPageTransition(page: AnimatedDocument, wantsLessMotion: () => boolean): PageTransition {
  let arrived = () => {};
  return {
    begin(change) {
      if (!page.startViewTransition || wantsLessMotion()) return change();
      // A page that another one overtook never arrives.
      arrived();
      const { ready } = page.startViewTransition(
        () =>
          new Promise<void>((resolve) => {
            arrived = resolve;
            change();
          }),
      );
      // It is given up where the next one begins, or where the window is out of sight.
      ready.catch(() => {});
    },
    arrive: () => arrived(),
  };
}
