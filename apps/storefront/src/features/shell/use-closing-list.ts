import { useEffect, type RefObject } from 'react';

/** Closes a list of the page that opens by itself: at Escape, wherever the focus is, and where a visitor turns to something else. */
export function useClosingList(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !list.open) return;
      if (list.contains(document.activeElement)) list.querySelector('summary')?.focus();
      list.open = false;
    };
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !list.contains(target)) list.open = false;
    };
    const left = new AbortController();
    const options = { signal: left.signal };
    document.addEventListener('keydown', closeOnEscape, options);
    document.addEventListener('pointerdown', closeOutside, options);
    document.addEventListener('focusin', closeOutside, options);
    return () => left.abort();
  }, [ref]);
}
