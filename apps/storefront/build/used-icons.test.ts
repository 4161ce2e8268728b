import { join } from 'node:path';
import { expect, it } from 'vitest';
import { onlyUsedIcons, usedIcons } from './used-icons.ts';

it('keeps the signs that a source names, whichever way', () => {
  const texts = [
    '<Icon name="cart" />',
    "icon={isOn ? 'heart-filled' : 'heart'}",
    'cards of an order',
    'd={iconPaths.star}',
  ];
  const set = { cart: 'M1', order: 'M2', heart: 'M3', 'heart-filled': 'M4', star: 'M5' };
  expect(Object.keys(usedIcons(set, texts))).toEqual(['cart', 'heart', 'heart-filled', 'star']);
});

it('gives the pages no sign that they do not show', async () => {
  if (!onlyUsedIcons || !('load' in onlyUsedIcons) || typeof onlyUsedIcons.load !== 'object')
    throw new Error('no load');
  const set = join(import.meta.dirname, '../../../libs/ui/src/actions/icon/icon-paths.ts');
  const code = String(await Reflect.apply(onlyUsedIcons.load.handler, undefined, [set]));
  const shown = Object.keys(JSON.parse(code.slice(code.indexOf('{'), -1)) as object); // what is written there
  // A shop's profile names the factory, and no page does.
  expect(shown).toEqual(expect.arrayContaining(['cart', 'funnel', 'factory']));
  expect(shown).not.toContain('padlock');
});
