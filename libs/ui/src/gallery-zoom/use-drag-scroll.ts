import { type PointerEvent, type RefObject, useRef } from 'react';

/** Pixels that a hand may tremble while it presses. */
const tremble = 4;

/** Scrolls an element by dragging with a mouse, as touch does by itself. */
export function useDragScroll(stage: RefObject<HTMLElement | null>) {
  const drag = useRef({ isDown: false, way: 0 });
  const move = ({ movementX, movementY }: PointerEvent) => {
    const element = stage.current;
    if (!element || !drag.current.isDown) return;
    element.scrollLeft -= movementX;
    element.scrollTop -= movementY;
    drag.current.way += Math.abs(movementX) + Math.abs(movementY);
  };
  const release = () => {
    drag.current.isDown = false;
  };
  return {
    /** Whether the press that ends now was a drag. */
    wasDragged: () => drag.current.way > tremble,
    dragProps: {
      onPointerDown: ({ pointerType }: PointerEvent) => {
        drag.current = { isDown: pointerType === 'mouse', way: 0 };
      },
      onPointerMove: move,
      onPointerUp: release,
      onPointerLeave: release,
    },
  };
}
