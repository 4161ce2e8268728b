import { expect, it } from 'vitest';
import { layoutOf } from './layout-of.ts';

it.each([
  ['home', {}, 'default'],
  ['checkout', {}, 'undistracted'],
  ['checkoutConfirm', {}, 'undistracted'],
  ['checkoutConfirm', { layout: 'default' }, 'default'],
  ['category', { layout: 'list-page' }, 'list-page'],
] as const)('puts %s that says %o into the frame %s', (name, route, layout) => {
  expect(layoutOf(name, route)).toBe(layout);
});
