import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
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
    onBlur(event: FocusEvent): void;
    onKeyDown(event: KeyboardEvent): void;
  };
}

/** Which item of a row is open: by press at once, by mouse when that is meant; closed by Escape and by going away. */
export function useOpenItem(root: RefObject<HTMLElement | null>): OpenItem {
  const [open, setOpen] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = (item: number | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(item), delay);
  };
  const setNow = (item: number | null) => {
    clearTimeout(timer.current);
    setOpen(item);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  usePressOutside(root, open !== null, () => setNow(null));
  return {
    open,
    toggle: (index) => setNow(open === index ? null : index),
    // While one is open the next opens as soon: the pointer is on its way along the row.
    pointAt: (index) => settle(index, index === null ? intent.close : intent.open),
    close: () => setNow(null),
    rootProps: {
      // A finger leaves whenever it is lifted.
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === 'mouse') settle(null, intent.close);
      },
      onBlur: ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setNow(null);
      },
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || open === null) return;
        event.stopPropagation();
        root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
        setNow(null);
      },
    },
  };
}
