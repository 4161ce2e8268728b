/** By this name the picture of a card and that of its page are one: the style sheet of the product page says it too. */
const pictureName = 'product-picture';

/** What of the document it needs. Not all browsers have transitions. */
type Transitions = Partial<Pick<Document, 'startViewTransition'>>;

/**
 * Shows a page whose picture is on the screen already: where the browser can, it grows into its place on the page. Where it
 * cannot, or the visitor wants less motion, the page stands there at once. `show` draws the page before it returns.
 */
export function morphPicture(
  page: Transitions,
  picture: HTMLElement | null,
  wantsLessMotion: boolean,
  show: () => void,
): void {
  if (!page.startViewTransition || !picture || wantsLessMotion) return show();
  picture.style.viewTransitionName = pictureName;
  const transition = page.startViewTransition(show);
  // One that is skipped, as by the next click, has shown the page all the same.
  const forget = () => void (picture.style.viewTransitionName = '');
  transition.finished.then(forget, forget);
  transition.ready.catch(() => {});
}
