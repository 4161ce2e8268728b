import { describe, expect, it } from 'vitest';
import { demoBrand } from '../testing/demo-brand.ts';
import { colourPairs } from './colour-pairs.ts';
import { contrast } from './contrast.ts';
import { tokenList } from './token-list.ts';

const themeOf = (scheme: 'light' | 'dark') =>
  Object.fromEntries(tokenList(scheme).map(({ name, value }) => [name, value]));

describe.each([
  ['Torg', themeOf('light')],
  ['Torg in the dark', themeOf('dark')],
  ['the demo brand', { ...themeOf('light'), ...demoBrand }],
])('in the theme of %s', (_, theme) => {
  it.each(colourPairs())('$ink on $ground reaches $atLeast:1', ({ ink, ground, atLeast }) => {
    expect(contrast(String(theme[ink]), String(theme[ground]))).toBeGreaterThanOrEqual(atLeast);
  });
});

it('pairs every ink and every edge of the tokens with something', () => {
  const paired = new Set(colourPairs().flatMap(({ ink, ground }) => [ink, ground]));
  const unpaired = tokenList().filter(({ name, value }) => value.startsWith('#') && !paired.has(name));
  // Decoration only: a hairline separates nothing that space does not, and border.strong marks a hover.
  expect(unpaired.map(({ name }) => name)).toEqual(['border.hairline', 'border.strong']);
});
