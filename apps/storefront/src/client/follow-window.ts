import type { InterfaceStore } from '@torg/stores';

interface ScrolledWindow {
  readonly scrollY: number;
  readonly innerWidth: number;
  addEventListener(type: 'scroll' | 'resize', hear: () => void, options?: { passive: boolean }): void;
}

/** Tells the shop how wide the window is and how far it is scrolled. It holds no scrolling up. */
export function followWindow(ui: Pick<InterfaceStore, 'setScrollTop' | 'setViewportWidth'>, tab: ScrolledWindow): void {
  const measure = () => ui.setViewportWidth(tab.innerWidth);
  measure();
  tab.addEventListener('resize', measure, { passive: true });
  tab.addEventListener('scroll', () => ui.setScrollTop(tab.scrollY), { passive: true });
}
