import { type RefObject, useEffect } from 'react';

/** Tells of a press beside an element while it is open. A finger leaves no other sign that it is done with it. */
export function usePressOutside(root: RefObject<HTMLElement | null>, isOpen: boolean, onPress: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) onPress();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [root, isOpen, onPress]);
}
