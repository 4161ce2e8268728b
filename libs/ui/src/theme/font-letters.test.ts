import { expect, it } from 'vitest';
import { unicodeRange } from './font-letters.ts';

it('names letters by their places, those that follow each other as one', () => {
  expect(unicodeRange('cab')).toBe('U+61-63');
  expect(unicodeRange('Åz aab–')).toBe('U+20, U+61-62, U+7A, U+C5, U+2013');
});
