import { useState, type RefCallback } from 'react';

/** Where two elements take turns in one place: the focus of the one that goes is handed to the one that comes. */
export function useHandedFocus(): [goes: RefCallback<HTMLElement>, comes: RefCallback<HTMLElement>] {
  const [{ goes, comes }] = useState(takeTurns);
  return [goes, comes];
}

function takeTurns() {
  let wasFocused = false;
  return {
    goes: (element: HTMLElement | null) => () => {
      // It still stands in the page as this is told.
      wasFocused = element !== null && element === document.activeElement;
    },
    comes: (element: HTMLElement | null) => {
      if (wasFocused) element?.focus();
      wasFocused = false;
    },
  };
}
