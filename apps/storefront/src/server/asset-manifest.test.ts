import { expect, it } from 'vitest';
import { createAssetLookup, type ClientManifest } from './asset-manifest.ts';

const manifest: ClientManifest = {
  'src/client/boot/boot.ts': { file: 'boot.js' },
  'src/client/main.tsx': {
    file: 'main.js',
    isEntry: true,
    imports: ['_libraries.js', '_shared.js'],
    css: ['main.css'],
  },
  '_libraries.js': { file: 'libraries.js', name: 'libraries' },
  'src/client/measure-vitals.ts': { file: 'vitals.js' },
  '_shared.js': { file: 'shared.js', imports: ['_libraries.js'], css: ['shared.css'] },
  '../../libs/i18n/src/compiled/sv.ts': { file: 'sv.js' },
  '../../libs/i18n/src/compiled/sv/account.ts': { file: 'sv-account.js' },
  '../../libs/i18n/src/compiled/sv/goods.ts': { file: 'sv-goods.js' },
  '../../libs/i18n/src/compiled/sv/package.ts': { file: 'sv-package.js' },
  '../../libs/i18n/src/compiled/sv/product.ts': { file: 'sv-product.js' },
  '../../libs/i18n/src/compiled/nb/goods.ts': { file: 'nb-goods.js' },
  'src/features/product/product.route.tsx': {
    file: 'product.js',
    imports: ['_buy-box.js'],
    dynamicImports: ['src/features/product/product.part.ts', 'src/features/product/zoom.ts'],
  },
  'src/features/product/zoom.ts': { file: 'zoom.js', css: ['zoom.css'] },
  'src/features/product/package.route.tsx': {
    file: 'package.js',
    imports: ['_buy-box.js', '_contents.js'],
    css: ['package.css'],
  },
  'src/features/product/product.part.ts': { file: 'product-part.js', imports: ['_contents.js'], css: ['part.css'] },
  'src/features/account/account-orders.route.tsx': { file: 'orders.js' },
  '_buy-box.js': { file: 'buy-box.js', imports: ['_shared.js'], css: ['buy-box.css'] },
  '_contents.js': { file: 'contents.js' },
  'fonts.css': { file: 'fonts.css' },
};
const rule = (css: string) => ({ css, within: [], needs: [[]] });
const sheets = {
  '/fonts.css': [rule('f{}')],
  '/shared.css': [rule('a{}'), rule('b{}')],
  '/main.css': [rule('c{}')],
  '/part.css': [rule('d{}')],
};
const assetsFor = createAssetLookup(manifest, sheets);
const first = ['/main.js', '/libraries.js', '/shared.js'];

it.each([
  [
    'package',
    ['/package.js', '/buy-box.js', '/contents.js'],
    ['/sv-goods.js', '/sv-package.js', '/sv-product.js'],
    ['/buy-box.css', '/package.css'],
  ],
  // What comes after the page is styled with it, and no script of the first load.
  ['product', ['/product.js', '/buy-box.js'], ['/sv-goods.js', '/sv-product.js'], ['/buy-box.css', '/part.css']],
  ['accountOrders', ['/orders.js'], ['/sv-account.js'], []],
] as const)(
  'names to a visitor of %s its scripts, its texts and its style sheets, those below others first',
  (page, scripts, texts, styles) => {
    expect(assetsFor(page, 'sv').scripts).toEqual([...first, ...scripts, '/sv.js', ...texts]);
    expect(assetsFor(page, 'sv').styles).toEqual(['/shared.css', '/main.css', ...styles]);
  },
);

it('names apart what is fetched before somebody does something', () => {
  expect(assetsFor('package', 'sv')).toMatchObject({ libraries: ['/libraries.js'], vitals: '/vitals.js' });
});

it('knows the rules of those sheets and of the fonts, in their order', () => {
  expect(assetsFor('product', 'sv').rules.map(({ css }) => css)).toEqual(['f{}', 'a{}', 'b{}', 'c{}', 'd{}']);
});

it('names those of the frame alone where the page failed', () => {
  expect(assetsFor(null, 'sv')).toMatchObject({
    entry: '/main.js',
    styles: ['/shared.css', '/main.css'],
    scripts: [...first, '/sv.js'],
  });
});

it('says which module a build lacks', () => {
  expect(() => assetsFor('cart', 'sv')).toThrow('The client build has no cart.route.tsx for the page cart');
});
