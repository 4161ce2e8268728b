import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface ScrollRow {
  /** Index of the view that is in sight; a view is as wide as the row. */
  shown: number;
  /** How many views the row holds. */
  count: number;
  show(index: number): void;
}

/** Follows a row that scrolls sideways view by view, and scrolls it without moving the page, whichever way one reads. */
export function useScrollRow(row: RefObject<HTMLElement | null>): ScrollRow {
  const [{ shown, count }, setPlace] = useState({ shown: 0, count: 1 });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const follow = () => setPlace((before) => keep(before, placeOf(element)));
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [row]);
  const show = useCallback(
    (index: number) => {
      const element = row.current;
      if (!element) return;
      const sense = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      element.scrollTo({ left: sense * index * stepOf(element) });
    },
    [row],
  );
  return { shown, count, show };
}

interface Place {
  shown: number;
  count: number;
}

/** From the beginning of one view to that of the next: the row's width and the gap after it. */
function stepOf(element: HTMLElement): number {
  return Math.max(1, element.clientWidth + (Number.parseFloat(getComputedStyle(element).columnGap) || 0));
}

/** The last view may be narrower than the others: it is in sight when the row can scroll no further. */
function placeOf(element: HTMLElement): Place {
  const { scrollLeft, scrollWidth, clientWidth } = element;
  const step = stepOf(element);
  const count = Math.max(1, Math.ceil((scrollWidth + step - clientWidth - 1) / step));
  const isAtEnd = Math.abs(scrollLeft) >= scrollWidth - clientWidth - 1;
  return { shown: isAtEnd ? count - 1 : Math.min(count - 1, Math.round(Math.abs(scrollLeft) / step)), count };
}

function keep(before: Place, now: Place): Place {
  return before.shown === now.shown && before.count === now.count ? before : now;
}
