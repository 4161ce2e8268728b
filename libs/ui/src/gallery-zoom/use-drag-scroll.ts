import { type PointerEvent, type RefObject, useRef } from 'react';

/** Pixels that a hand may tremble while it presses. */
const tremble = 4;

/** Scrolls an element by dragging with a mouse, as touch does by itself. */
export function useDragScroll(stage: RefObject<HTMLElement | null>) {
  const drag = useRef({ isDown: false, isFar: false });
  const move = ({ movementX, movementY }: PointerEvent) => {
    const element = stage.current;
    if (!element || !drag.current.isDown) return;
    element.scrollLeft -= movementX;
    element.scrollTop -= movementY;
    drag.current.isFar ||= Math.abs(movementX) + Math.abs(movementY) > tremble;
  };
  const release = () => {
    drag.current.isDown = false;
  };
  return {
    /** Whether the press that ends now was a drag. */
    wasDragged: () => drag.current.isFar,
    dragProps: {
      onPointerDown: ({ pointerType }: PointerEvent) => {
        drag.current = { isDown: pointerType === 'mouse', isFar: false };
      },
      onPointerMove: move,
      onPointerUp: release,
      onPointerLeave: release,
    },
  };
}
