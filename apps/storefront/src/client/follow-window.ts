import type { InterfaceStore } from '@torg/stores';

interface ScrolledWindow {
  readonly scrollY: number;
  readonly innerWidth: number;
  addEventListener(type: 'scroll' | 'resize', hear: () => void, options?: { passive: boolean }): void;
}

/** Size of text, in pixels, at which the steps of the layout are told. */
const usualTextSize = 16;

/**
 * Tells the shop how wide the window is, as the layout counts it: larger text makes it narrower. And how far it is
 * scrolled; it holds no scrolling up.
 */
export function followWindow(
  ui: Pick<InterfaceStore, 'setScrollTop' | 'setViewportWidth'>,
  tab: ScrolledWindow,
  textSize: () => number,
): void {
  const measure = () => ui.setViewportWidth((tab.innerWidth * usualTextSize) / textSize());
  measure();
  tab.addEventListener('resize', measure, { passive: true });
  tab.addEventListener('scroll', () => ui.setScrollTop(tab.scrollY), { passive: true });
}
