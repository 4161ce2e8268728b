import type { Generated } from 'kysely';

export interface BrandsTable {
  brand_id: Generated<number>;
  key: string;
  alias: string;
  name: string;
  is_active: boolean;
}

export interface BrandTextsTable {
  brand_id: number;
  language_id: string;
  description: string;
}

export interface CategoriesTable {
  category_id: Generated<number>;
  key: string;
  parent_category_id: number | null;
  position: number;
  is_hidden: boolean;
  is_active: boolean;
}

export interface CategoryTextsTable {
  category_id: number;
  language_id: string;
  alias: string;
  name: string;
  description: string;
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
