import type { Localised, SeedCatalogue, SeedColour, SeedFamily, SeedSku } from '../catalogue/seed-types.ts';

const both = (sv: string, nb: string = sv): Localised => ({ sv, nb });

function sku(articleNumber: string, inStock: number, name = '-'): SeedSku {
  return { articleNumber, gtin: '2000000000000', name: both(name), stock: { inStock } };
}

function colour(key: string, label: Localised, alias: Localised, skus: readonly SeedSku[]): SeedColour {
  const images = [{ fileName: `${alias.sv}-front.avif`, tags: ['front'] as const }];
  return { key, label, hex: '#aabbcc', alias, images, skus };
}

/** A family with one product, whose parts a test may replace. */
function family(key: string, changes: Partial<SeedFamily> = {}): SeedFamily {
  return {
    key,
    brand: 'lera',
    categories: ['muggar'],
    name: both(key),
    text1: both(`Kort om ${key}`),
    text2: both(`Längre om ${key}`),
    text3: both(''),
    vatClass: 'standard',
    price: { sek: 100, nok: 110 },
    parameters: [{ key: 'material', label: both('Material', 'Materiale'), value: both('Lera', 'Leire') }],
    weightGrams: 400,
    firstSoldDaysAgo: 100,
    sold: 10,
    colours: [colour('natur', both('Natur'), both(key), [sku(`ART-${key}`, 10)])],
    ...changes,
  };
}

const mug = family('mugg', {
  name: both('Mugg', 'Krus'),
  sold: 500,
  colours: [
    colour('vit', both('Vit', 'Hvit'), both('mugg-vit', 'krus-hvit'), [sku('MUG-1', 10)]),
    colour('gron', both('Grön', 'Grønn'), both('mugg-gron', 'krus-gronn'), [sku('MUG-2', 3)]),
  ],
});

const shirt = family('skjorta', {
  brand: 'vav',
  categories: ['klader'],
  name: both('Skjorta', 'Skjorte'),
  price: { sek: 499, nok: 549 },
  firstSoldDaysAgo: 5,
  colours: [
    colour('bla', both('Blå'), both('skjorta-bla', 'skjorte-bla'), [
      sku('SHI-1-S', 2, 'S'),
      sku('SHI-1-M', 0, 'M'),
      sku('SHI-1-L', 7, 'L'),
    ]),
  ],
});

const reduced = family('fat', {
  name: both('Fat'),
  price: { sek: 200, nok: 220 },
  firstSoldDaysAgo: 300,
  // Cheaper within the 30 days before the reduction, so the comparison is 180 and not 200.
  history: [
    { daysAgo: 300, sek: 200, nok: 220 },
    { daysAgo: 25, sek: 180, nok: 200 },
    { daysAgo: 20, sek: 200, nok: 220 },
    { daysAgo: 2, sek: 150, nok: 165 },
  ],
  colours: [colour('natur', both('Natur'), both('fat'), [sku('FAT-1', 5)])],
});

const coffee = family('kaffe', {
  categories: ['mat'],
  name: both('Kaffe'),
  vatClass: 'food',
  price: { sek: 79, nok: 89 },
  colours: [
    colour('natur', both('Natur'), both('kaffe'), [
      { ...sku('KAF-1', 1), stock: { inStock: 1, oversellable: 2, static: 3 } },
    ]),
  ],
});

const book = family('bok', {
  categories: ['presenter', 'muggar'],
  name: both('Bok om blåbär', 'Bok om blåbær'),
  vatClass: 'book',
  price: { sek: 249, nok: 279 },
  colours: [colour('natur', both('Natur'), both('bok'), [sku('BOK-1', 0)])],
});

/** A small shop that holds one of each case. */
export const testCatalogue: SeedCatalogue = {
  version: 'test-1',
  brands: [
    { key: 'lera', name: 'Lera', description: both('Lera om Lera', 'Leire om Lera') },
    { key: 'vav', name: 'Väv', description: both('Väver', 'Vever') },
  ],
  categories: [
    { key: 'koket', alias: both('koket', 'kjokken'), name: both('Köket', 'Kjøkken'), description: both('Allt') },
    {
      key: 'muggar',
      parent: 'koket',
      alias: both('muggar', 'krus'),
      name: both('Muggar', 'Krus'),
      description: both('Att dricka ur', 'Å drikke av'),
    },
    { key: 'klader', alias: both('klader', 'klaer'), name: both('Kläder', 'Klær'), description: both('Att ha på') },
    { key: 'mat', alias: both('mat'), name: both('Mat'), description: both('Att äta', 'Å spise') },
    {
      key: 'presenter',
      alias: both('presenter', 'gaver'),
      name: both('Presenter', 'Gaver'),
      description: both('Att ge'),
    },
  ],
  families: [mug, shirt, reduced, coffee, book],
};

/** A shop with that many products and nothing special about them. */
export function largeCatalogue(size: number): SeedCatalogue {
  const families = Array.from({ length: size }, (_, index) => family(`vara-${index + 1}`));
  return { ...testCatalogue, version: `large-${size}`, families };
}
