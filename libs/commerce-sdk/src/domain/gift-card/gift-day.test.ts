import { expect, it } from 'vitest';
import { canBeSentOn } from './gift-day.ts';

it.each([
  ['2026-11-26', true],
  ['2026-11-25', false],
  ['2027-11-26', true],
  ['2027-11-27', false],
  ['2026-11-31', false],
  ['tomorrow', false],
])('on %s a card that is bought on 2026-11-26 can be sent: %s', (day, can) => {
  expect(canBeSentOn(day, '2026-11-26')).toBe(can);
});
