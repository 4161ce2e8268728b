import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const top = fileURLToPath(new URL('../../', import.meta.url));
const read = (file) => readFileSync(`${top}${file}`, 'utf8');

/** Texts whose words are settled, and whose pages are not built yet. */
const awaited = [
  'validation.',
  'account.form.',
  'account.exists',
  'checkout.form.',
  'checkout.terms.',
  'checkout.noShipping',
  'cart.promo.',
  'product.review.',
];

it('every text of the shop is said somewhere', () => {
  const keys = globSync('libs/i18n/src/messages/*/sv.json', { cwd: top }).flatMap((file) =>
    Object.keys(JSON.parse(read(file))),
  );
  const sources = globSync('apps/storefront/src/**/*.{ts,tsx}', { cwd: top })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map(read);
  // A key stands in the code as it is, or its last part is put in.
  const isSaid = (key) =>
    sources.some((source) => source.includes(`'${key}'`) || source.includes(`\`${key.replace(/[\w-]+$/, '${')}`));
  const unsaid = keys.filter((key) => !isSaid(key));
  const isAwaited = (key) => awaited.some((start) => key.startsWith(start));
  expect(unsaid.filter((key) => !isAwaited(key))).toEqual([]);
  // Whoever builds a page takes its texts off the list.
  expect(awaited.filter((start) => !unsaid.some((key) => key.startsWith(start)))).toEqual([]);
});
