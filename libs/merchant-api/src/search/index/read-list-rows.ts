import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import type { BrandRecord } from '../../catalogue/brand.repository.ts';
import { createCatalogueReader } from '../../catalogue/catalogue-reader.ts';
import type { CategoryTree } from '../../catalogue/category-tree.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { readListPrices, type ListPrices } from '../../pricing/list-prices.ts';
import { readRunningCampaigns, type RunningCampaigns } from './campaign-members.repository.ts';
import { readSnapshot } from './catalogue-changes.repository.ts';
import { readProductColumns, type ProductColumns } from './product-columns.repository.ts';
import {
  readCategoryMembers,
  readFactValues,
  readSizes,
  readVariantValues,
  type SharedValue,
} from './shared-values.repository.ts';
import { readStockColumns, type StockColumns } from './stock-columns.repository.ts';
import { readVotes } from './votes.repository.ts';

/** Which lists an index is for. */
export interface ListPlace {
  marketId: string;
  currency: string;
  languageId: string;
  language: ShopLanguage;
}

/** Everything that lists of one market in one language are made of, as the database has it. */
export interface ListRows {
  /** The state of the database before anything was read. */
  snapshot: string;
  products: ProductColumns;
  stock: StockColumns;
  prices: ListPrices;
  categories: CategoryTree;
  /** Product ids by category id. */
  categoryMembers: ReadonlyMap<number, Float64Array>;
  brands: readonly BrandRecord[];
  sizes: readonly SharedValue[];
  variantValues: readonly SharedValue[];
  factValues: readonly SharedValue[];
  running: RunningCampaigns;
  /** How products are liked, by product id; a higher number is better. */
  votes: ReadonlyMap<number, number>;
}

/** Reads what lists are made of at `now`. The number of statements is always the same. */
export async function readListRows(
  db: ShopDatabase,
  { marketId, languageId }: ListPlace,
  now: number,
): Promise<ListRows> {
  const catalogue = createCatalogueReader(db, languageId);
  return {
    // First: what is written while the rest is read counts as a change.
    snapshot: await readSnapshot(db),
    products: await readProductColumns(db, languageId),
    stock: await readStockColumns(db, languageId),
    prices: await readListPrices(db, marketId, now),
    categories: await catalogue.categories(),
    categoryMembers: await readCategoryMembers(db),
    brands: await catalogue.allBrands(),
    sizes: await readSizes(db, languageId),
    variantValues: await readVariantValues(db, languageId),
    factValues: await readFactValues(db, languageId),
    running: await readRunningCampaigns(db, marketId, now),
    votes: await readVotes(db, languageId),
  };
}
