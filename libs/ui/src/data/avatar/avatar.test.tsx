import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

afterEach(cleanup);

it('shows a new picture though the one before could not be fetched', () => {
  const { container, rerender } = render(<Avatar name="Astrid Lindqvist" picture="/gone.jpg" />);
  const picture = () => container.querySelector('img');
  fireEvent.error(picture() ?? container);
  expect(picture()?.hidden).toBe(true);
  rerender(<Avatar name="Astrid Lindqvist" picture="/new.jpg" />);
  expect(picture()?.hidden).toBe(false);
});
