import { expect, it } from 'vitest';
import { createAssetLookup, type ClientManifest } from './asset-manifest.ts';

const manifest: ClientManifest = {
  'src/client/main.tsx': { file: 'main.js', isEntry: true, imports: ['_libraries.js'] },
  '_libraries.js': { file: 'libraries.js', css: ['shop.css'] },
  '../../libs/i18n/src/compiled/sv.ts': { file: 'sv.js' },
  'src/features/product/product.route.tsx': { file: 'product.js', imports: ['_buy-box.js'] },
  'src/features/product/package.route.tsx': { file: 'package.js', imports: ['_buy-box.js', '_contents.js'] },
  'src/features/account/account-orders.route.tsx': { file: 'orders.js' },
  '_buy-box.js': { file: 'buy-box.js' },
  '_contents.js': { file: 'contents.js' },
};
const assetsFor = createAssetLookup(manifest);
const first = ['/main.js', '/libraries.js'];

it.each([
  ['package', ['/package.js', '/buy-box.js', '/contents.js']],
  ['product', ['/product.js', '/buy-box.js']],
  ['accountOrders', ['/orders.js']],
] as const)('names to a visitor of %s every script that the page runs', (page, scripts) => {
  expect(assetsFor(page, 'sv').scripts).toEqual([...first, ...scripts, '/sv.js']);
});

it('names no page’s scripts where the page failed', () => {
  expect(assetsFor(null, 'sv')).toMatchObject({
    entry: '/main.js',
    styles: ['/shop.css'],
    scripts: [...first, '/sv.js'],
  });
});

it('says which module a build lacks', () => {
  expect(() => assetsFor('cart', 'sv')).toThrow('The client build has no cart.route.tsx for the page cart');
});
