import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stack } from './stack.tsx';

it('a stack with nothing in it takes no room between others', () => {
  render(
    <Stack space="l">
      <div data-testid="around">
        <Stack space="xs">{false}</Stack>
      </div>
    </Stack>,
  );
  const empty = screen.getByTestId('around').firstElementChild;
  expect(empty && getComputedStyle(empty).display).toBe('none');
});
