/** How long a page comes in (the design's `motion.fast`), ms. */
const duration = 120;

/**
 * Lets a page that is new on the screen fade in. It stands there from its first frame, can be read and clicked at once, and
 * nothing waits for the fading. A visitor who wants less motion sees none.
 */
export function fadeIn(content: Pick<HTMLElement, 'animate'> | null, wantsLessMotion: boolean): void {
  if (!wantsLessMotion) content?.animate({ opacity: [0.3, 1] }, { duration, easing: 'ease-out' });
}
