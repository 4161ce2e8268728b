import { type RefObject, useEffect, useState } from 'react';

/** Whether an element holds more than it shows, in either direction; unknown until it has been measured. */
export function useScrolls(element: RefObject<HTMLElement | null>): boolean | undefined {
  const [scrolls, setScrolls] = useState<boolean>();
  // With each rendering: there may be other children to follow.
  useEffect(() => {
    const frame = element.current;
    if (!frame) return;
    const sizes = new ResizeObserver(() => setScrolls(holdsMore(frame)));
    for (const followed of [frame, ...frame.children]) sizes.observe(followed);
    return () => sizes.disconnect();
  });
  return scrolls;
}

function holdsMore({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollHeight > clientHeight || scrollWidth > clientWidth;
}
