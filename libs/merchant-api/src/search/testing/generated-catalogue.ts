import fc from 'fast-check';
import { createCategoryTree } from '../../catalogue/category-tree.ts';
import { assembleListIndex } from '../index/assemble-list-index.ts';
import type { ListIndex } from '../index/list-index.ts';
import type { ListRows } from '../index/read-list-rows.ts';
import type { SharedValue } from '../index/shared-values.repository.ts';

const sizes = ['S', 'M', 'L'] as const;

const product = fc.record({
  brand: fc.integer({ min: 1, max: 4 }),
  /** 0 is no group. Group 7 is larger than a word of bits. */
  group: fc.constantFrom(0, 0, 0, 1, 2, 3, 7, 7, 7, 7),
  isMain: fc.boolean(),
  categories: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }),
  price: fc.option(fc.integer({ min: 0, max: 60_000 }), { nil: null, freq: 10 }),
  reduction: fc.option(fc.integer({ min: 1, max: 90 }), { nil: null }),
  stock: fc.constantFrom([0, 0], [0, 2], [1, 1], [9, 12]),
  sizes: fc.uniqueArray(fc.constantFrom(...sizes), { maxLength: 3 }),
  colour: fc.constantFrom('Blå', 'Grön', 'Röd'),
  material: fc.constantFrom('Lera', 'lera', 'Ull', 'Lin'),
  rank: fc.nat(5),
});

type GeneratedProduct = typeof product extends fc.Arbitrary<infer Value> ? Value : never;

/** Any catalogue of up to 80 products, groups, categories two deep, and values that many share. */
export const generatedCatalogue = fc.array(product, { maxLength: 80, size: 'max' }).map(toRows);

/** The index of a generated catalogue. */
export function assembledCatalogue(rows: ListRows): Promise<ListIndex> {
  return assembleListIndex(rows, { marketId: 'se', currency: 'SEK', languageId: 'sv-SE', language: 'sv' });
}

const column = (products: readonly GeneratedProduct[], of: (product: GeneratedProduct, index: number) => number) =>
  Float64Array.from(products, of);
const idsWhere = (products: readonly GeneratedProduct[], has: (product: GeneratedProduct) => boolean) =>
  Float64Array.from(products.flatMap((one, index) => (has(one) ? [index + 1] : [])));

function toRows(products: readonly GeneratedProduct[]): ListRows {
  const productIds = column(products, (_, index) => index + 1);
  const known = <Value>(values: (Value | null)[]) =>
    new Map(values.flatMap((value, index): [number, Value][] => (value === null ? [] : [[index + 1, value]])));
  return {
    snapshot: '1:1:',
    products: {
      productIds,
      brandIds: column(products, ({ brand }) => brand),
      groupIds: column(products, ({ group }) => group),
      areMain: column(products, ({ isMain }) => Number(isMain)),
      sold: column(products, ({ rank }) => rank),
      since: column(products, ({ rank }) => rank * 1000),
      nameRanks: column(products, ({ rank }) => rank),
    },
    stock: {
      productIds,
      inStock: column(products, ({ stock }) => stock[0] ?? 0),
      total: column(products, ({ stock }) => stock[1] ?? 0),
    },
    prices: {
      selling: known(products.map(({ price }) => price)),
      reductions: known(products.map(({ reduction }) => reduction)),
      changeAt: Infinity,
    },
    categories: createCategoryTree([1, 2, 3, 4, 5, 6].map(category)),
    categoryMembers: new Map(
      [1, 2, 3, 4, 5, 6].map((id) => [id, idsWhere(products, ({ categories }) => categories.includes(id))]),
    ),
    brands: [1, 2, 3, 4].map(brand),
    sizes: sizes.map((size) =>
      shared(
        size,
        '',
        idsWhere(products, (one) => one.sizes.includes(size)),
      ),
    ),
    variantValues: ['Blå', 'Grön', 'Röd'].map((name) =>
      shared(
        name,
        'Color',
        idsWhere(products, ({ colour }) => colour === name),
      ),
    ),
    factValues: ['Lera', 'lera', 'Ull', 'Lin'].map((name) =>
      shared(
        name,
        '5',
        idsWhere(products, ({ material }) => material === name),
      ),
    ),
    running: { campaigns: [], changeAt: Infinity },
    votes: new Map(),
  };
}

/** 3 and 4 stand below 1, 5 below 3. */
const noPictures = { secondaryDescription: null, primaryImage: null, backgroundImage: null, googleTaxonomy: null };

function brand(brandId: number) {
  return { brandId, alias: `b${brandId}`, name: `B${brandId}`, description: '', logo: null, ...noPictures };
}

function category(categoryId: number) {
  const parentCategoryId = new Map([
    [3, 1],
    [4, 1],
    [5, 3],
  ]).get(categoryId);
  const texts = new Map([
    ['sv-SE', { alias: `k${categoryId}`, name: `K${categoryId}`, description: '', ...noPictures }],
  ]);
  return {
    categoryId,
    parentCategoryId: parentCategoryId ?? 0,
    position: categoryId,
    isHidden: false,
    ...noPictures,
    texts,
  };
}

function shared(label: string, kind: string, productIds: Float64Array): SharedValue {
  return { kind, kindLabel: kind, group: '', kindOrder: 1, label, order: 0, productIds };
}
