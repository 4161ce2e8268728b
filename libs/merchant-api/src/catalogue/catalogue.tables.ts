import type { Generated } from 'kysely';

export interface BrandsTable {
  brand_id: Generated<number>;
  key: string;
  alias: string;
  name: string;
  is_active: boolean;
  logo: string | null;
  primary_image: string | null;
  background_image: string | null;
}

export interface BrandTextsTable {
  brand_id: number;
  language_id: string;
  description: string;
  secondary_description: string | null;
}

export interface CategoriesTable {
  category_id: Generated<number>;
  key: string;
  parent_category_id: number | null;
  position: number;
  is_hidden: boolean;
  is_active: boolean;
  primary_image: string | null;
  background_image: string | null;
  google_taxonomy_id: number | null;
  google_taxonomy_path: string | null;
}

export interface CategoryTextsTable {
  category_id: number;
  language_id: string;
  alias: string;
  name: string;
  description: string;
  secondary_description: string | null;
}

export interface SuppliersTable {
  supplier_id: Generated<number>;
  key: string;
  name: string;
}

export interface ProductsTable {
  product_id: Generated<number>;
  key: string;
  article_number: string;
  brand_id: number;
  primary_category_id: number;
  variant_group_id: number | null;
  vat_class: string;
  weight_grams: number;
  first_available: Date;
  sold: number;
  position: number;
  is_active: boolean;
  /** `product`, `package` or `giftcard`. */
  type: Generated<string>;
  supplier_id: number | null;
  freight_class: string | null;
  length_mm: number | null;
  width_mm: number | null;
  height_mm: number | null;
  /** What a pack holds, in `content_unit`. */
  content_amount: number | null;
  content_unit: string | null;
}

export interface ProductTextsTable {
  product_id: number;
  language_id: string;
  alias: string;
  name: string;
  text1: string;
  text2: string;
  text3: string;
  meta_title: string;
  meta_description: string;
  /** Sorts names by the language's alphabet when compared byte by byte. */
  sort_key: string;
}

export interface ProductCategoriesTable {
  product_id: number;
  category_id: number;
  position: number;
}

export interface SkusTable {
  sku_id: Generated<number>;
  product_id: number;
  article_number: string;
  gtin: string;
  position: number;
  is_active: boolean;
  /** When more is expected. */
  incoming: Date | null;
  shelf: string | null;
  external_id: string | null;
  /** The maker's number; null where nobody told it. */
  part_number: string | null;
}

export interface SkuTextsTable {
  sku_id: number;
  language_id: string;
  name: string;
}

export interface StockTable {
  sku_id: number;
  in_stock: number;
  oversellable: number;
  static_stock: number;
  /** False where a feed says that there is some, and nobody has counted how many. */
  is_counted: Generated<boolean>;
}

/** Units that are kept for an order until it is paid; from `expires_at` on they count for nothing. */
export interface StockHoldsTable {
  order_id: number;
  sku_id: number;
  quantity: number;
  expires_at: Date;
}

/** What orders took, and from which part of a stock. */
export interface TakenStockTable {
  order_id: number;
  sku_id: number;
  in_stock: number;
  oversellable: number;
  static_stock: number;
}

export interface VariantGroupsTable {
  variant_group_id: Generated<number>;
  key: string;
  name: string;
  main_product_id: number | null;
  collapse_in_lists: boolean;
}

/** What a product is within its group, one row per level: 1 is its own choice, higher levels gather products. */
export interface VariantValuesTable {
  product_id: number;
  level: number;
  dimension: string;
  value: string;
  hex: string | null;
  position: number;
}

export interface VariantLabelsTable {
  product_id: number;
  level: number;
  language_id: string;
  label: string;
}

export interface ProductImagesTable {
  product_id: number;
  position: number;
  file_name: string;
  tags: string[];
}

export interface ParameterGroupsTable {
  parameter_group_id: Generated<number>;
  key: string;
  position: number;
}

export interface ParameterGroupTextsTable {
  parameter_group_id: number;
  language_id: string;
  name: string;
}

export interface ParametersTable {
  parameter_id: Generated<number>;
  parameter_group_id: number;
  key: string;
}

export interface ProductParametersTable {
  product_id: number;
  parameter_id: number;
  language_id: string;
  position: number;
  label: string;
  value: string;
}

export interface ProductRelationsTable {
  product_id: number;
  related_product_id: number;
  relation_type: string;
  position: number;
}

export interface PackageGroupsTable {
  group_id: Generated<number>;
  product_id: number;
  key: string;
  image: string | null;
  required: boolean;
  position: number;
}

export interface PackageGroupTextsTable {
  group_id: number;
  language_id: string;
  name: string;
  description: string | null;
}

export interface PackageOptionsTable {
  option_id: Generated<number>;
  group_id: number;
  key: string;
  product_id: number;
  quantity: number;
  is_default: boolean;
  position: number;
}

/** What something was called in addresses before; `target_id` is its id among its kind. */
export interface AliasHistoryTable {
  alias_history_id: Generated<number>;
  kind: 'product' | 'category' | 'brand' | 'campaign';
  target_id: number;
  language_id: string;
  old_alias: string;
}

/** Whole addresses that moved; `new_url` is null where nothing took their place. */
export interface UrlHistoryTable {
  url_history_id: Generated<number>;
  language_id: string;
  old_url: string;
  new_url: string | null;
}
