import { demoShop } from '@torg/demo-shop';
import type { SeedCatalogue, SeedColour, SeedFamily } from '@torg/merchant-api/seed';

/** The demo goods, with some of as many choices as an account may have: 50 colours of 100 sizes, and 5,000 sizes; and some in 400 colours. */
export const manyVariants: SeedCatalogue = {
  ...demoShop.catalogue,
  families: [
    ...demoShop.catalogue.families,
    family('list', 'List', 50, ({ key, number }) => colour(`${key}-farg-${number}`, `Färg ${number}`, number, 100)),
    family('stang', 'Stång', 1, ({ key }) => colour(key, 'Grå', 1, 5_000)),
    family('lera', 'Lera', 400, ({ key, number }) => colour(`${key}-nyans-${number}`, `Nyans ${number}`, number, 1)),
  ],
};

/** The pages of those goods in the Swedish shop, and of ordinary goods beside them. */
export const manyVariantsPaths = {
  colours: '/p/muggar/list-farg-1',
  sizes: '/p/muggar/stang',
  shades: '/p/muggar/lera-nyans-1',
  ordinary: '/p/muggar/mugg-strand-kritvit',
} as const;

function family(
  key: string,
  name: string,
  colours: number,
  make: (place: { key: string; number: number }) => SeedColour,
): SeedFamily {
  const model = demoShop.catalogue.families.find((one) => one.key === 'mugg-strand');
  if (!model) throw new Error('The demo has mugs');
  const { history: _history, food: _food, package: _package, ...rest } = model;
  return { ...rest, key, name: same(name), colours: counted(colours).map((number) => make({ key, number })) };
}

function colour(alias: string, label: string, number: number, sizes: number): SeedColour {
  return {
    key: alias,
    label: same(label),
    hex: `#${(number * 30_000 + 1_000_000).toString(16).padStart(6, '0')}`,
    alias: same(alias),
    images: [{ fileName: 'mugg-strand-kritvit-front.avif', tags: ['front'] }],
    skus: counted(sizes).map((size) => ({
      articleNumber: `${alias.toUpperCase()}-${size}`,
      gtin: `2${String(number).padStart(5, '0')}${String(size).padStart(7, '0')}`,
      name: sizes === 1 ? same('-') : same(`${size * 5} mm`),
      // Every tenth is sold out, and of every seventh few are left.
      stock: { inStock: size % 10 === 0 ? 0 : size % 7 === 0 ? 2 : 20 + (size % 50) },
    })),
  };
}

function counted(length: number): readonly number[] {
  return Array.from({ length }, (_, index) => index + 1);
}

function same(text: string) {
  return { sv: text, nb: text };
}
