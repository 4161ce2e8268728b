import { expect, it } from 'vitest';
import { storableText } from './storable-text.ts';

it.each([
  ['Åsa 🧶', 'Åsa 🧶'],
  ['Å\0sa', 'Åsa'],
  ['\ud800x', '\ufffdx'],
  ['x\udfff', 'x\ufffd'],
  ['\ud83e\0\uddf6', '🧶'],
])('%j is kept as %j', (text, kept) => {
  expect(storableText(text)).toBe(kept);
});
