import { expect, it } from 'vitest';
import { lastDayOf } from './order-words.ts';

it('what ends with a day is told to last until that day, not until the next', () => {
  const viewer = {
    site: { locale: 'sv' },
    config: { shop: { service: { timeZone: 'Europe/Stockholm' } } },
  } as Parameters<typeof lastDayOf>[1]; // all that is looked at
  expect(lastDayOf('2028-11-28T23:00:00.000Z', viewer)).toBe('2028-11-28');
});
