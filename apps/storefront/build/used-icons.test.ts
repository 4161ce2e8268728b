import { expect, it } from 'vitest';
import { iconPaths } from '../../../libs/ui/src/actions/icon/icon-paths.ts';
import { onlyUsedIcons, usedIcons } from './used-icons.ts';

it('keeps the signs that a source names, whichever way', () => {
  const texts = [
    '<Icon name="cart" />',
    "icon={isOn ? 'heart-filled' : 'heart'}",
    'cards of an order',
    'd={iconPaths.star}',
  ];
  expect(Object.keys(usedIcons(texts))).toEqual(['cart', 'heart', 'heart-filled', 'star']);
});

it('gives the pages no sign that they do not show', () => {
  if (!onlyUsedIcons || !('load' in onlyUsedIcons) || typeof onlyUsedIcons.load !== 'object')
    throw new Error('no load');
  const { handler } = onlyUsedIcons.load;
  const code = String(Reflect.apply(handler, undefined, []));
  expect(code).toContain(iconPaths.cart);
  expect(code).toContain(iconPaths.funnel);
  expect(code).not.toContain(iconPaths.padlock);
});
