import type { SeedCatalogue, SeedFamily } from '../catalogue/seed-types.ts';
import { testCatalogue } from './test-catalogue.ts';

const both = (sv: string, nb: string = sv) => ({ sv, nb });

/** A family of the small shop, told again with what a test adds. */
function familyNamed(key: string, added: Partial<SeedFamily>): SeedFamily {
  const family = testCatalogue.families.find((candidate) => candidate.key === key);
  if (!family) throw new Error(`The test catalogue holds no '${key}'`);
  return { ...family, ...added };
}

/** A product without anything special that stands alone. */
function single(key: string, price: { sek: number; nok: number }, added: Partial<SeedFamily> = {}): SeedFamily {
  const plain = familyNamed('bok', {});
  return {
    ...plain,
    key,
    categories: ['presenter'],
    name: both(key),
    vatClass: 'standard',
    price,
    parameters: [],
    colours: plain.colours.map((colour) => ({
      ...colour,
      alias: both(key),
      skus: [{ articleNumber: `ART-${key}`, gtin: '', name: both('-'), stock: { inStock: 4 } }],
    })),
    ...added,
  };
}

const mug = familyNamed('mugg', {
  supplier: 'drejeriet',
  freightClass: 'small',
  dimensions: { length: 90, width: 80, height: 95 },
  related: [
    { family: 'fat', type: 'SIMILAR' },
    { family: 'kaffe', type: 'GOES_WITH' },
  ],
  safety: { warnings: both('Blir het.', 'Blir varm.') },
  reviews: [
    { language: 'sv', author: 'Karin', rating: 5, comment: 'Lagom tung.', daysAgo: 3 },
    { language: 'sv', colour: 'gron', author: 'Olle', rating: 2, comment: 'Fel grön.', daysAgo: 1 },
    { language: 'nb', author: 'Ingrid', rating: 4, comment: 'Fin form.', daysAgo: 2 },
  ],
});

const coffee = familyNamed('kaffe', {
  content: { amount: 250, unit: 'g' },
  food: {
    ingredients: both('Kaffebönor.', 'Kaffebønner.'),
    nutrition: { per: both('100 g'), energyKj: 1650, energyKcal: 394, fat: 1.5, salt: 0 },
  },
});

const breakfast = single(
  'frukost',
  { sek: 299, nok: 329 },
  {
    package: [
      {
        key: 'mugg',
        name: both('Mugg', 'Krus'),
        required: true,
        options: [
          { key: 'vit', family: 'mugg', quantity: 2, isDefault: true },
          { key: 'gron', family: 'mugg', colour: 'gron', quantity: 2 },
        ],
      },
      {
        key: 'kaffe',
        name: both('Kaffe'),
        description: both('En påse', 'En pose'),
        required: false,
        options: [{ key: 'kaffe', family: 'kaffe' }],
      },
    ],
    colours: single('frukost', { sek: 0, nok: 0 }).colours.map((colour) => ({ ...colour, skus: [] })),
  },
);

const giftCard = single('presentkort', { sek: 500, nok: 500 }, { type: 'giftcard', vatClass: 'none' });

const expected = single('vas', { sek: 400, nok: 440 }, { firstSoldDaysAgo: 60 });

/** The small shop with campaigns, packages, reviews and all else that a product may bring. */
export const featureCatalogue: SeedCatalogue = {
  ...testCatalogue,
  version: 'features-1',
  suppliers: [{ key: 'drejeriet', name: 'Drejeriet' }],
  brands: testCatalogue.brands.map((brand) =>
    brand.key === 'lera'
      ? {
          ...brand,
          logo: 'lera.svg',
          manufacturer: {
            name: 'Lera AB',
            postalAddress: 'Storgatan 1, 111 22 Stockholm',
            electronicAddress: 'hej@lera.example',
          },
        }
      : brand,
  ),
  categories: testCatalogue.categories.map((category) =>
    category.key === 'muggar'
      ? {
          ...category,
          primaryImage: 'muggar.avif',
          googleTaxonomy: { id: 2169, path: 'Home & Garden > Kitchen & Dining > Tableware > Drinkware > Mugs' },
        }
      : category,
  ),
  families: [
    mug,
    familyNamed('skjorta', {}),
    familyNamed('fat', {}),
    coffee,
    familyNamed('bok', {}),
    breakfast,
    giftCard,
    {
      ...expected,
      colours: expected.colours.map((colour) => ({
        ...colour,
        skus: colour.skus.map((sku) => ({ ...sku, stock: { inStock: 0, incomingInDays: 10, shelf: 'A3' } })),
      })),
    },
  ],
  campaigns: [
    {
      key: 'host',
      name: both('Höstrea', 'Høstsalg'),
      alias: both('hostrea', 'hostsalg'),
      startsDaysAgo: 2,
      endsInDays: 5,
      discount: { percent: 25 },
      families: ['vas'],
      categories: ['klader'],
    },
    {
      key: 'klubb',
      name: both('Tjugo kronor av', 'Tjue kroner av'),
      alias: both('tjugo-av', 'tjue-av'),
      hideTitle: true,
      startsDaysAgo: 1,
      endsInDays: 9,
      discount: { amount: { sek: 20, nok: 20 } },
      families: ['vas'],
    },
    {
      key: 'advent',
      name: both('Advent'),
      alias: both('advent'),
      startsDaysAgo: -7,
      endsInDays: 30,
      discount: { price: { sek: 99, nok: 99 } },
      families: ['vas'],
    },
    {
      key: 'utvalt',
      name: both('Utvalt', 'Utvalgt'),
      alias: both('utvalt', 'utvalgt'),
      startsDaysAgo: 30,
      endsInDays: 30,
      brands: ['vav'],
    },
  ],
  promotions: [
    {
      key: 'tio',
      code: 'TIO',
      name: both('Tio procent', 'Ti prosent'),
      gift: { kind: 'PERCENT', percent: 10 },
      sparesReduced: true,
      minimum: { sek: 200, nok: 200 },
      startsDaysAgo: 1,
      endsInDays: 1,
    },
    {
      key: 'femtio',
      code: 'FEMTIO',
      name: both('50 kr av', '50 kr av'),
      gift: { kind: 'AMOUNT', amount: { sek: 50, nok: 50 } },
      startsDaysAgo: 1,
      endsInDays: 1,
    },
    {
      key: 'femton',
      code: 'FEMTON',
      name: both('100 kr av från 1 500 kr', '100 kr av fra 1 500 kr'),
      gift: { kind: 'AMOUNT', amount: { sek: 100, nok: 100 } },
      minimum: { sek: 1500, nok: 1500 },
      startsDaysAgo: 1,
      endsInDays: 1,
    },
    {
      key: 'frakt',
      code: 'FRAKT',
      name: both('Fri frakt'),
      gift: { kind: 'FREE_SHIPPING' },
      startsDaysAgo: 1,
      endsInDays: 1,
    },
    {
      key: 'slut',
      code: 'SLUT',
      name: both('Slut'),
      gift: { kind: 'PERCENT', percent: 50 },
      startsDaysAgo: 9,
      endsInDays: -1,
    },
    {
      key: 'tre-for-tva',
      name: both('Tre för två', 'Tre for to'),
      gift: { kind: 'MULTI_BUY', take: 3, pay: 2 },
      families: ['mugg'],
      startsDaysAgo: 1,
      endsInDays: 1,
    },
    {
      key: 'skjorta',
      name: both('En skjorta på köpet', 'En skjorte på kjøpet'),
      gift: { kind: 'FREE_GIFT', articleNumber: 'SHI-1-L' },
      minimum: { sek: 1500, nok: 1500 },
      startsDaysAgo: 1,
      endsInDays: 1,
    },
  ],
  priceLists: [{ identifier: 'vanner', name: 'Vänner', prices: [{ family: 'vas', sek: 250, nok: 275 }] }],
  redirects: [
    { language: 'sv', from: '/gamla-muggar', to: '/c/muggar' },
    { language: 'sv', from: '/utgatt', to: null },
  ],
};

/** The same where breakfast costs less than its parts, and coffee, at the rate of food, lies in it from the start. */
export const cheapBreakfast: SeedCatalogue = {
  ...featureCatalogue,
  version: 'cheap-breakfast-1',
  families: featureCatalogue.families.map((family) =>
    family.key === 'frukost'
      ? { ...family, price: { sek: 249, nok: 269 }, package: family.package?.map(withDefault) }
      : family,
  ),
};

type PackageGroup = NonNullable<SeedFamily['package']>[number];

function withDefault(group: PackageGroup): PackageGroup {
  return { ...group, options: group.options.map((option, index) => ({ ...option, isDefault: index === 0 })) };
}
