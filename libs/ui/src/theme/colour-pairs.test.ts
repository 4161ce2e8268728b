import { describe, expect, it } from 'vitest';
import { demoBrand } from '../testing/demo-brand.ts';
import { channelThemes } from './channel-themes.ts';
import { colourPairs } from './colour-pairs.ts';
import { contrast } from './contrast.ts';
import { tokenList } from './token-list.ts';

const themeOf = (map: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(tokenList(map).map(({ name, value }) => [name, value]));

describe.each([
  ['Torg', themeOf()],
  ['the fjord', themeOf(channelThemes.fjord)],
  ['coal, the dark one', themeOf(channelThemes.kol)],
  ['the demo brand', themeOf({ ...demoBrand, accentMark: demoBrand.accent ?? '' })],
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

it('white on the action colour reaches 5.5:1, as the brand asks', () => {
  const theme = themeOf();
  expect(contrast(String(theme['action.primary.ink']), String(theme['action.primary.ground']))).toBeGreaterThanOrEqual(
    5.5,
  );
});
