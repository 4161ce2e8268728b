import { inChunks } from '../database/in-chunks.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { sortKey } from './sort-key.ts';
import { seedLanguages } from './seed-languages.ts';
import { nameOf, type SeededProduct } from './seeded-product.ts';
import { idOf, type IdsByKey } from './taxonomy.seed.ts';

type Language = (typeof seedLanguages)[number];

/** Ids by key of what a product's details refer to. */
export interface DetailReferences {
  products: IdsByKey;
  categories: IdsByKey;
}

/** Writes the texts of products in every language. */
export async function seedProductTexts(
  db: ShopDatabase,
  products: readonly SeededProduct[],
  productIds: IdsByKey,
): Promise<void> {
  const rows = products.flatMap((product) =>
    seedLanguages.map((language) => textRow(product, language, idOf(productIds, product.key))),
  );
  for (const chunk of inChunks(rows)) await db.insertInto('product_texts').values(chunk).execute();
}

function textRow(product: SeededProduct, { key, languageId }: Language, productId: number) {
  const { family, colour } = product;
  const name = nameOf(product, key);
  return {
    product_id: productId,
    language_id: languageId,
    alias: colour.alias[key],
    name,
    text1: family.text1[key],
    text2: family.text2[key],
    text3: family.text3[key],
    meta_title: name,
    meta_description: family.text1[key],
    sort_key: sortKey(name, languageId),
  };
}

/** Writes where products stand, their colours and pictures. */
export async function seedProductDetails(
  db: ShopDatabase,
  products: readonly SeededProduct[],
  ids: DetailReferences,
): Promise<void> {
  const places = products.flatMap((product) => placeRows(product, ids));
  const variants = products.filter(({ isVariant }) => isVariant);
  const colours = variants.flatMap((product) => variantRows(product, ids));
  const labels = variants.flatMap((product) => labelRows(product, ids));
  const images = products.flatMap((product) => imageRows(product, ids));
  for (const chunk of inChunks(places)) await db.insertInto('product_categories').values(chunk).execute();
  for (const chunk of inChunks(colours)) await db.insertInto('variant_values').values(chunk).execute();
  for (const chunk of inChunks(labels)) await db.insertInto('variant_labels').values(chunk).execute();
  for (const chunk of inChunks(images)) await db.insertInto('product_images').values(chunk).execute();
}

function placeRows({ key, family }: SeededProduct, ids: DetailReferences) {
  return family.categories.map((category, index) => ({
    product_id: idOf(ids.products, key),
    category_id: idOf(ids.categories, category),
    position: index + 1,
  }));
}

/** What a product is on each level of its group: its colour on the first, its shape, if it has one, on the second. */
function levelsOf({ family, colour }: SeededProduct) {
  const colours = [...new Set(family.colours.map(({ key }) => key))];
  const shapes = [...new Set(family.colours.map(({ shape }) => shape?.key))];
  const dimension = family.choice ?? 'Color';
  const hex = dimension === 'Color' ? colour.hex : null;
  const own = { level: 1, dimension, value: colour.key, hex, position: colours.indexOf(colour.key) + 1 };
  const { shape } = colour;
  if (!shape) return [{ ...own, label: colour.label }];
  const above = { level: 2, dimension: 'Shape', value: shape.key, hex: null, position: shapes.indexOf(shape.key) + 1 };
  return [
    { ...own, label: colour.label },
    { ...above, label: shape.label },
  ];
}

function variantRows(product: SeededProduct, ids: DetailReferences) {
  return levelsOf(product).map(({ label: _label, ...value }) => ({
    product_id: idOf(ids.products, product.key),
    ...value,
  }));
}

function labelRows(product: SeededProduct, ids: DetailReferences) {
  return levelsOf(product).flatMap(({ level, label }) =>
    seedLanguages.map((language) => ({
      product_id: idOf(ids.products, product.key),
      level,
      language_id: language.languageId,
      label: label[language.key],
    })),
  );
}

function imageRows({ key, colour }: SeededProduct, ids: DetailReferences) {
  return colour.images.map(({ fileName, tags }, index) => ({
    product_id: idOf(ids.products, key),
    position: index + 1,
    file_name: fileName,
    tags: [...tags],
  }));
}
