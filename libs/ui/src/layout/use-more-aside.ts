import { type RefObject, useEffect, useState } from 'react';

/** A row that is scrolled to its end may lack a part of a pixel to it. */
const rounding = 1;

/** Whether an element that scrolls sideways holds more after what it shows; false until it has been measured. */
export function useMoreAside(element: RefObject<HTMLElement | null>): boolean {
  const [hasMore, setHasMore] = useState(false);
  // With each rendering: there may be other children to follow.
  useEffect(() => {
    const frame = element.current;
    if (!frame) return;
    const look = () => setHasMore(holdsMoreAfter(frame));
    const sizes = new ResizeObserver(look);
    for (const followed of [frame, ...frame.children]) sizes.observe(followed);
    frame.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      frame.removeEventListener('scroll', look);
    };
  });
  return hasMore;
}

/** From right to left, what was scrolled past counts below zero. */
function holdsMoreAfter({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): boolean {
  return Math.abs(scrollLeft) < scrollWidth - clientWidth - rounding;
}
