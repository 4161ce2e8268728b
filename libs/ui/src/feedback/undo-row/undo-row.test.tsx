import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Button } from '../../actions/button/button.tsx';
import { swedish } from '../../testing/texts-sv.ts';
import { UndoRow } from './undo-row.tsx';

afterEach(cleanup);

it('says what is gone before it offers it back', () => {
  const { container } = render(<UndoRow action={<Button>{swedish.undo}</Button>}>{swedish.undoRow}</UndoRow>);
  expect(screen.getByRole('button').textContent).toBe(swedish.undo);
  expect(container.textContent).toBe(swedish.undoRow + swedish.undo);
});
