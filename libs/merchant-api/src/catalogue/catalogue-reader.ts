import { createBatchLoader, type BatchLoader } from '../database/batch-loader.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { findFormerName, findMovedUrl, type FormerName } from './address-history.repository.ts';
import { readBrands, type BrandRecord } from './brand.repository.ts';
import { createCategoryTree, type CategoryTree } from './category-tree.ts';
import { readCategories } from './category.repository.ts';
import { readPackages, type PackageGroupRecord } from './package.repository.ts';
import { readParameterGroups, type ParameterGroupRecord } from './parameter.repository.ts';
import {
  readImages,
  readProductAliases,
  readProductCategories,
  readProductTexts,
  type ImageRecord,
  type ProductTexts,
} from './product-details.repository.ts';
import type { ProductRecord } from './product-record.ts';
import { findProductIds, readProducts } from './product.repository.ts';
import { readRelations, type RelationRecord } from './relation.repository.ts';
import type { SkuRecord } from './sku-record.ts';
import { readSkusById, readSkusOfProducts } from './sku.repository.ts';
import { readUnitPriceParameters, type UnitPriceParameters } from './unit-price-parameters.repository.ts';
import { readVariantGroups, type VariantGroupRecord } from './variant.repository.ts';

/** The catalogue in one language, read in batches; it lives as long as one request. */
export interface CatalogueReader {
  languageId: string;
  /** The product that an alias names, in the reader's language first; null where there is none. */
  productIdByAlias(alias: string): Promise<number | null>;
  /** Where a whole address leads now; null where nothing is known of it. */
  movedUrl(path: string): Promise<{ newUrl: string | null } | null>;
  /** What an alias named before; null where it named nothing of its kind. */
  formerName(name: { kind: FormerName['kind']; alias: string }): Promise<FormerName | null>;
  allBrands(): Promise<readonly BrandRecord[]>;
  categories(): Promise<CategoryTree>;
  products: BatchLoader<number, ProductRecord>;
  texts: BatchLoader<number, ProductTexts>;
  /** What a product is called in addresses, by language id. */
  aliases: BatchLoader<number, ReadonlyMap<string, string>>;
  categoryIds: BatchLoader<number, readonly number[]>;
  images: BatchLoader<number, readonly ImageRecord[]>;
  brands: BatchLoader<number, BrandRecord>;
  skusOf: BatchLoader<number, readonly SkuRecord[]>;
  skus: BatchLoader<number, SkuRecord>;
  parameterGroups: BatchLoader<number, readonly ParameterGroupRecord[]>;
  variantGroups: BatchLoader<number, VariantGroupRecord>;
  relations: BatchLoader<number, readonly RelationRecord[]>;
  packages: BatchLoader<number, readonly PackageGroupRecord[]>;
  /** The numbers of the facts that are worked out from prices. */
  unitPriceParameters(): Promise<UnitPriceParameters | null>;
}

/** Makes a reader of the catalogue in a language; stock is less what is held at `now`, where that is given. */
export function createCatalogueReader(
  db: ShopDatabase,
  languageId: string,
  now: number | null = null,
): CatalogueReader {
  const place = { languageId, now };
  const owners = createBatchLoader((aliases: readonly string[]) => findProductIds(db, aliases, languageId));
  let tree: Promise<CategoryTree> | undefined;
  let unitPriceParameters: Promise<UnitPriceParameters | null> | undefined;
  return {
    languageId,
    productIdByAlias: async (alias) => (await owners.load(alias)) ?? null,
    movedUrl: (path) => findMovedUrl(db, path, languageId),
    formerName: (name) => findFormerName(db, { ...name, languageId }),
    allBrands: async () => [...(await readBrands(db, languageId)).values()],
    categories: () => (tree ??= readCategories(db).then(createCategoryTree)),
    products: createBatchLoader((ids) => readProducts(db, ids, languageId)),
    texts: createBatchLoader((ids) => readProductTexts(db, ids, languageId)),
    aliases: createBatchLoader((ids) => readProductAliases(db, ids)),
    categoryIds: createBatchLoader((ids) => readProductCategories(db, ids)),
    images: createBatchLoader((ids) => readImages(db, ids)),
    brands: createBatchLoader((ids) => readBrands(db, languageId, ids)),
    skusOf: createBatchLoader((ids) => readSkusOfProducts(db, ids, place)),
    skus: createBatchLoader((ids) => readSkusById(db, ids, place)),
    parameterGroups: createBatchLoader((ids) => readParameterGroups(db, ids, languageId)),
    variantGroups: createBatchLoader((ids) => readVariantGroups(db, ids, languageId)),
    relations: createBatchLoader((ids) => readRelations(db, ids)),
    packages: createBatchLoader((ids) => readPackages(db, ids, languageId)),
    unitPriceParameters: () => (unitPriceParameters ??= readUnitPriceParameters(db)),
  };
}
