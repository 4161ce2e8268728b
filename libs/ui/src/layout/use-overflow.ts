import { type RefObject, useEffect, useState } from 'react';

/** A row that is scrolled to its end may lack a part of a pixel to it. */
const rounding = 1;

interface Overflow {
  /** Whether an element holds more than it shows, in either direction; unknown until it has been measured. */
  scrolls: boolean | undefined;
  /** Whether more of it lies sideways, after what it shows now. */
  hasMoreAside: boolean;
}

/** What of an element lies out of sight. */
export function useOverflow(element: RefObject<HTMLElement | null>): Overflow {
  const [scrolls, setScrolls] = useState<boolean>();
  const [hasMoreAside, setHasMoreAside] = useState(false);
  // With each rendering: there may be other children to follow.
  useEffect(() => {
    const frame = element.current;
    if (!frame) return;
    const lookAside = () => setHasMoreAside(holdsMoreAfter(frame));
    const sizes = new ResizeObserver(() => {
      setScrolls(holdsMore(frame));
      lookAside();
    });
    for (const followed of [frame, ...frame.children]) sizes.observe(followed);
    frame.addEventListener('scroll', lookAside, { passive: true });
    return () => {
      sizes.disconnect();
      frame.removeEventListener('scroll', lookAside);
    };
  });
  return { scrolls, hasMoreAside };
}

function holdsMore({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollHeight > clientHeight || scrollWidth > clientWidth;
}

/** From right to left, what was scrolled past counts below zero. */
function holdsMoreAfter({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): boolean {
  return Math.abs(scrollLeft) < scrollWidth - clientWidth - rounding;
}
