/** How long the picture grows (the design's `motion.fast`), ms. */
const duration = 120;

/**
 * Shows a page whose picture is on the screen already. The page stands there in the next frame, and its picture grows into
 * its place from that of the card; a visitor who wants less motion sees it there at once. `show` draws the page before it
 * returns.
 */
export function growPicture(
  page: Document,
  picture: HTMLElement | null,
  wantsLessMotion: boolean,
  show: () => void,
): void {
  if (!picture || wantsLessMotion) return show();
  const from = picture.getBoundingClientRect();
  show();
  const frame = page.querySelector('[data-sketched-picture]');
  const to = frame?.querySelector('img')?.getBoundingClientRect();
  if (!frame || !to) return;
  const { left, top } = frame.getBoundingClientRect();
  const moved = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  const transformOrigin = `${to.left - left}px ${to.top - top}px`;
  frame.animate([{ transform: moved, transformOrigin }, { transformOrigin }], { duration, easing: 'ease-out' });
}
