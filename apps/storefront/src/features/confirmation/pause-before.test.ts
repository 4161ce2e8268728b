import { expect, it } from 'vitest';
import { pauseBefore } from './pause-before.ts';

it('looks again soon, then ever more seldom, and twice a minute in the end', () => {
  const waited = Array.from({ length: 12 }, (_, looks) => pauseBefore(looks));
  expect(waited).toEqual([...waited].sort((one, other) => one - other));
  expect([waited[0], waited.at(-1)]).toEqual([1_000, 30_000]);
});
