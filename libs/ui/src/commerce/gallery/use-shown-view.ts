import { type RefObject, useCallback, useEffect, useState } from 'react';

interface ShownView {
  /** Index of the picture that is in sight. */
  shown: number;
  show(index: number): void;
}

/** Follows which child of a sideways scrolling row is in sight, and scrolls to another without moving the page. */
export function useShownView(row: RefObject<HTMLElement | null>, count: number): ShownView {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const follow = () => setShown(nearest(element, count));
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [row, count]);
  const show = useCallback(
    (index: number) => {
      const element = row.current;
      if (!element) return;
      const sense = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      element.scrollTo({ left: sense * index * element.clientWidth });
      setShown(index);
    },
    [row],
  );
  return { shown, show };
}

function nearest(element: HTMLElement, count: number): number {
  const index = Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth));
  return Math.min(count - 1, index);
}
