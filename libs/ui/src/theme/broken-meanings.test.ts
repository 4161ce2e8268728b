import { expect, it } from 'vitest';
import { channelThemes } from './channel-themes.ts';
import { themeRule } from './theme-rule.ts';

it.each([
  [{ 'radius.full': '4px' }, 'radios-look-like-boxes'],
  [{ 'radius.control': '1.5rem' }, 'controls-look-like-chips'],
  [{ 'price.sale': '#1d1916' }, 'sale-looks-usual'],
  [{ 'status.danger.ink': '#1d6338' }, 'failure-looks-like-success'],
])('tells that %j breaks a meaning, and applies it', (map, reason) => {
  const { css, broken } = themeRule(map);
  expect(broken.map((one) => one.reason)).toEqual([reason]);
  expect(css).not.toBe('');
});

it('says nothing of what the map does not touch, nor of round corners that stay square', () => {
  expect(themeRule({ accent: '#c27400' }).broken).toEqual([]);
  expect(themeRule({ 'radius.control': '14px' }).broken).toEqual([]);
});

it.each(Object.entries(channelThemes))('the theme %s is applied whole, is readable and breaks nothing', (_, map) => {
  const { problems, warnings, broken } = themeRule(map); // each value is there: the map is partial by name alone
  expect({ problems, warnings, broken }).toEqual({ problems: [], warnings: [], broken: [] });
});

it('a dark page has dark controls and quieter pictures, a light one neither', () => {
  expect(themeRule({ 'surface.page': '#171310' }).css).toBe(
    ':root:root{color-scheme:dark;--torg-surface-page:#171310}img{filter:brightness(.86)}',
  );
  expect(themeRule({ 'surface.page': '#fafcfc' }).css).toBe(':root:root{--torg-surface-page:#fafcfc}');
});
