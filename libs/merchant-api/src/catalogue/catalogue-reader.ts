import { createBatchLoader, type BatchLoader } from '../database/batch-loader.ts';
import { createGatheredReads, type GatheredReads } from '../database/gathered-reads.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { findFormerName, findMovedUrl, type FormerName } from './address-history.repository.ts';
import { brandsById, readBrands, type BrandRecord } from './brand.repository.ts';
import { createCategoryTree, type CategoryTree } from './category-tree.ts';
import { readCategories } from './category.repository.ts';
import { contentsOfPackages, type PackageGroupRecord } from './package.repository.ts';
import { parameterGroupsOfProducts, type ParameterGroupRecord } from './parameter.repository.ts';
import {
  aliasesOfProducts,
  categoriesOfProducts,
  imagesOfProducts,
  textsOfProducts,
  type ImageRecord,
  type ProductTexts,
} from './product-details.repository.ts';
import type { ProductRecord } from './product-record.ts';
import { findProductIds, productsByAlias, productsById } from './product.repository.ts';
import { relationsOfProducts, type RelationRecord } from './relation.repository.ts';
import type { SkuRecord } from './sku-record.ts';
import { skusById, skusOfProducts } from './sku.repository.ts';
import { readUnitPriceParameters, type UnitPriceParameters } from './unit-price-parameters.repository.ts';
import { variantGroupsById, type VariantGroupRecord } from './variant.repository.ts';

/** The catalogue in one language, read in batches; it lives as long as one request. */
export interface CatalogueReader {
  languageId: string;
  /** The product that an alias names, in the reader's language first; null where there is none. */
  productIdByAlias(alias: string): Promise<number | null>;
  /** The same with all that is known of it. */
  productsByAlias: BatchLoader<string, ProductRecord>;
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
  reads: GatheredReads = createGatheredReads(db),
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
    allBrands: async () => readBrands(db, languageId),
    categories: () => (tree ??= readCategories(db).then(createCategoryTree)),
    productsByAlias: reads.loader(productsByAlias(db, languageId)),
    products: reads.loader(productsById(db, languageId)),
    texts: reads.loader(textsOfProducts(db, languageId)),
    aliases: reads.loader(aliasesOfProducts(db)),
    categoryIds: reads.loader(categoriesOfProducts(db)),
    images: reads.loader(imagesOfProducts(db)),
    brands: reads.loader(brandsById(db, languageId)),
    skusOf: reads.loader(skusOfProducts(db, place)),
    skus: reads.loader(skusById(db, place)),
    parameterGroups: reads.loader(parameterGroupsOfProducts(db, languageId)),
    variantGroups: reads.loader(variantGroupsById(db, languageId)),
    relations: reads.loader(relationsOfProducts(db)),
    packages: reads.loader(contentsOfPackages(db, languageId)),
    unitPriceParameters: () => (unitPriceParameters ??= readUnitPriceParameters(db)),
  };
}
