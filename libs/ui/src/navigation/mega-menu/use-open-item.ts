import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useDelayedState } from './use-delayed-state.ts';
import { usePressOutside } from './use-press-outside.ts';

/** Milliseconds that a pointer rests on an item before it opens, and is away before it closes. */
const intent = { open: 150, close: 300 };

export interface OpenItem {
  /** Index of the item that is open, or null. */
  open: number | null;
  /** A press on an item's button. */
  toggle(index: number): void;
  /** A mouse came to an item that has something to open, or to one that has not. */
  pointAt(index: number | null): void;
  /** Closes at once, as where a link is followed. */
  close(): void;
  /** For the element around all items. */
  rootProps: {
    onPointerLeave(event: PointerEvent): void;
    onKeyDown(event: KeyboardEvent): void;
  };
}

/** Which item of a row is open: by press at once, by mouse when that is meant; closed by Escape and by going away. */
export function useOpenItem(root: RefObject<HTMLElement | null>): OpenItem {
  const [open, setOpen] = useDelayedState<number | null>(null);
  usePressOutside(root, open !== null, () => setOpen(null));
  return {
    open,
    toggle: (index) => setOpen(open === index ? null : index),
    // While one is open the next opens as soon: the pointer is on its way along the row.
    pointAt: (index) => setOpen(index, index === null ? intent.close : intent.open),
    close: () => setOpen(null),
    rootProps: {
      // A finger leaves whenever it is lifted.
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === 'mouse') setOpen(null, intent.close);
      },
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || open === null) return;
        event.stopPropagation();
        root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
        setOpen(null);
      },
    },
  };
}
