import { expect, it } from 'vitest';
import { unicodeRange, unicodeRangeWithout } from './font-letters.ts';

it('names letters by their places, those that follow each other as one', () => {
  expect(unicodeRange('cab')).toBe('U+61-63');
  expect(unicodeRange('Åz aab–')).toBe('U+20, U+61-62, U+7A, U+C5, U+2013');
});

it('names what is left of some without others, so that no letter is in two fonts', () => {
  const runs = [
    [0x61, 0x66],
    [0x2013, 0x2014],
  ] as const;
  expect(unicodeRangeWithout(runs, 'bc–')).toBe('U+61, U+64-66, U+2014');
});
