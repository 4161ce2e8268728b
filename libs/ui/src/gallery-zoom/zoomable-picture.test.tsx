import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ZoomablePicture } from './zoomable-picture.tsx';

afterEach(cleanup);

const picture = () => screen.getByRole('button');

/** Opens a picture and magnifies it by a press of the mouse. */
function magnify(): void {
  render(<ZoomablePicture image={{ src: '/vas.jpg', alt: 'Vas' }} zoomInLabel="Förstora" zoomOutLabel="Förminska" />);
  press();
}

/** A press of the mouse, with a move of so many pixels between its beginning and its end for each number. */
function press(...moves: readonly number[]): void {
  fireEvent.pointerDown(picture(), { pointerType: 'mouse' });
  for (const movementX of moves) {
    const move = createEvent.pointerMove(picture());
    Object.defineProperties(move, { movementX: { value: movementX }, movementY: { value: 0 } });
    fireEvent(picture(), move);
  }
  fireEvent.pointerUp(picture());
  fireEvent.click(picture(), { detail: 1 });
}

it('stays near while it is dragged, however slowly', () => {
  magnify();
  press(1, 1, 1, 1, 1, 1);
  expect(picture().getAttribute('aria-label')).toBe('Vas. Förminska');
});

it('goes back at a press, though the hand trembles', () => {
  magnify();
  press(1, -1);
  expect(picture().getAttribute('aria-label')).toBe('Vas. Förstora');
});

it('goes back by keyboard after it was dragged', () => {
  magnify();
  press(40);
  fireEvent.click(picture(), { detail: 0 });
  expect(picture().getAttribute('aria-label')).toBe('Vas. Förstora');
});
