import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextArea } from './text-area.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const count = { limit: 10, countLabel: (left: number) => `${left} kvar` };

it('says how many characters are left once the writer pauses, and not before anything is written', () => {
  render(<TextArea label="Recension" count={count} />);
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getByRole('status').textContent).toBe('');
  for (const text of ['V', 'Va']) fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('status').textContent).toBe('8 kvar');
});

it.each([
  { text: 'åäö', left: 7 },
  { text: '🧶🧶', left: 8 },
  { text: 'För långt nu', left: -2 },
])('of 10 characters, "$text" leaves $left', ({ text, left }) => {
  render(<TextArea label="Recension" count={count} value={text} onChange={() => {}} />);
  expect(screen.getByText(`${left} kvar`, { ignore: '[role]' })).not.toBeNull();
});
