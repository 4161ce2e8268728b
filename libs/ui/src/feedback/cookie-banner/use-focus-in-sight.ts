import { type RefObject, useEffect } from 'react';

/** While something lies over the window's lower edge, what takes the focus is scrolled to where it can be seen. */
export function useFocusInSight(cover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = cover.current;
    if (!element) return;
    const page = element.ownerDocument.documentElement;
    const before = page.style.scrollPaddingBottom;
    const sizes = new ResizeObserver(() => {
      page.style.scrollPaddingBottom = `${element.offsetHeight}px`;
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      page.style.scrollPaddingBottom = before;
    };
  }, [cover]);
}
