import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { refreshSearchVocabulary } from '../../search/text/refresh-search-vocabulary.ts';
import { markAsImported } from '../../catalogue/catalogue-source.ts';
import type { CatalogueItem } from '../catalogue-item.ts';
import { createStaging, dropStaging } from './create-staging.ts';
import { formProducts } from './form-products.ts';
import { gatherPictures, type StorePictures } from './gather-pictures.ts';
import { hideMissing } from './hide-missing.ts';
import type { LoadContext } from './load-context.ts';
import { matchKnown } from './match-known.ts';
import { mergeBrands } from './merge-brands.ts';
import { mergeCategories } from './merge-categories.ts';
import { mergeDetails } from './merge-details.ts';
import { mergePictures } from './merge-pictures.ts';
import { mergePlaces } from './merge-places.ts';
import { mergePrices } from './merge-prices.ts';
import { mergeProducts } from './merge-products.ts';
import { mergeSkus } from './merge-skus.ts';
import { mergeTexts } from './merge-texts.ts';
import { mergeVariants } from './merge-variants.ts';
import { nameProducts } from './name-products.ts';
import { refuseTwins } from './refuse-twins.ts';
import { noteRefused, stageItems, type RejectedItem } from './stage-items.ts';
import { reportCommonChoices } from './report-common-choices.ts';
import { translateCategories } from './translate-categories.ts';

/** How a catalogue is loaded. */
export interface LoadOptions extends LoadContext {
  /** Whether products that are not among the items are hidden. */
  replace: boolean;
  storePictures: StorePictures;
  /** Told every item that stays out. */
  onRejected(item: RejectedItem): void;
  /** Told what the load is at, in a few words. */
  onStep(step: string): void;
}

/** Some of the rows of a feed. */
export interface ItemBatch {
  items: readonly CatalogueItem[];
  /** Ids of rows that could not be read. */
  refusedIds?: readonly string[];
}

/** What a load did. */
export interface LoadFigures {
  items: number;
  rejected: number;
  productsAdded: number;
  productsUpdated: number;
  productsHidden: number;
  skusAdded: number;
}

/**
 * Puts items into the catalogue. They are gathered in tables of their own first, and become the catalogue in one
 * transaction: whatever fails, the old one stays whole. The same items twice change nothing.
 */
export function loadCatalogue(
  db: ShopDatabase,
  batches: AsyncIterable<ItemBatch> | Iterable<ItemBatch>,
  options: LoadOptions,
): Promise<LoadFigures> {
  return db.connection().execute(async (connection) => {
    try {
      await createStaging(connection);
      const staged = await stageAll(connection, batches, options);
      if (staged.items === staged.rejected) return { ...nothing, ...staged };
      options.onStep('pictures');
      await gatherPictures(connection, options.storePictures);
      options.onStep('catalogue');
      const merged = await connection.transaction().execute((trx) => merge(trx, options));
      options.onStep('statistics');
      await sql`analyze`.execute(connection);
      return { ...merged, items: staged.items, rejected: staged.rejected + merged.rejected };
    } finally {
      await dropStaging(connection);
    }
  });
}

const nothing = { productsAdded: 0, productsUpdated: 0, productsHidden: 0, skusAdded: 0 };

async function stageAll(
  db: ShopDatabase,
  batches: Parameters<typeof loadCatalogue>[1],
  { languageId, onRejected }: LoadOptions,
) {
  let items = 0;
  let rejected = 0;
  for await (const batch of batches) {
    const refused = await stageItems(db, batch.items, languageId);
    await noteRefused(db, [...(batch.refusedIds ?? []), ...refused.map(({ id }) => id)]);
    refused.forEach(onRejected);
    items += batch.items.length;
    rejected += refused.length;
  }
  return { items, rejected };
}

/** The tables that a load writes most of. */
const written = [
  'brands',
  'categories',
  'category_texts',
  'price_log',
  'product_categories',
  'product_images',
  'product_parameters',
  'product_texts',
  'products',
  'sku_texts',
  'skus',
  'stock',
  'variant_groups',
  'variant_labels',
  'variant_values',
];

/** The order matters: each step refers to what those before it wrote. */
async function merge(db: ShopDatabase, options: LoadOptions): Promise<Omit<LoadFigures, 'items'>> {
  await matchKnown(db, options);
  const refused = await refuseTwins(db);
  await noteRefused(
    db,
    refused.map(({ id }) => id),
  );
  refused.forEach(options.onRejected);
  await formProducts(db, options.now);
  await reportCommonChoices(db, options);
  await mergeBrands(db);
  await mergeCategories(db, options);
  const { added, updated } = await mergeProducts(db, options);
  await translateCategories(db, options);
  await mergePlaces(db);
  await mergeVariants(db, options);
  await nameProducts(db, options);
  await mergeTexts(db, options);
  const skusAdded = await mergeSkus(db, options);
  await mergeDetails(db, options);
  await mergePictures(db);
  await mergePrices(db, options);
  const productsHidden = options.replace ? await hideMissing(db) : 0;
  await markAsImported(db);
  // The search is made from all of it at once, and the database must know by then how much that is.
  await sql.raw(`analyze ${written.join(', ')}`).execute(db);
  await refreshSearchVocabulary(db);
  return { rejected: refused.length, productsAdded: added, productsUpdated: updated, productsHidden, skusAdded };
}
