import { expect, it } from 'vitest';
import { isTooOld } from './mail-kinds.ts';

const HOUR = 60 * 60_000;

it.each([
  ['password-reset', 1],
  ['newsletter-opt-in', 7 * 24],
  ['availability-opt-in', 7 * 24],
  ['availability-notice', 3 * 24],
  ['of a kind that was given up', 3 * 24],
])('a mail %s is too old after %i hours', (kind, hours) => {
  expect([hours * HOUR, hours * HOUR + 1].map((now) => isTooOld({ kind, queuedAt: 0 }, now))).toEqual([false, true]);
});

it.each(['order-confirmation', 'withdrawal-receipt', 'gift-cards-bought'])(
  'a mail %s is owed, however late',
  (kind) => {
    expect(isTooOld({ kind, queuedAt: 0 }, 365 * 24 * HOUR)).toBe(false);
  },
);
