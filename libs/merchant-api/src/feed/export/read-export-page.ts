import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';
import type { PreservedAttributes } from '../preserved-attributes.ts';

/** A sku with its product as the database keeps them, in one language and market. */
export interface ExportRow {
  product_id: number;
  id: string;
  gtin: string;
  /** The maker's; null where nobody told it. */
  part_number: string | null;
  group_id: string | null;
  title: string;
  text1: string;
  text2: string;
  text3: string;
  alias: string;
  brand: string;
  vat_class: string;
  weight_grams: number;
  content_amount: number | null;
  content_unit: string | null;
  size: string | null;
  on_hand: number;
  oversellable: number;
  /** Whether the two are more than a guess. */
  is_counted: boolean;
  paths: readonly string[];
  pictures: readonly string[];
  choices: readonly { dimension: string; label: string }[];
  details: readonly { name: string; value: string }[];
  attributes: PreservedAttributes;
  /** Whether the product came with a feed in the language that is exported. */
  is_own_language: boolean;
  /** The price in force first, then those that are planned; in minor units inc VAT. */
  prices: readonly { selling: number; regular: number; from: string }[];
}

/** Which catalogue is read, and from where on. */
export interface ExportPage {
  languageId: string;
  marketId: string;
  now: number;
  after: number;
  /** How many products. */
  take: number;
}

/** Reads the next products for sale that have texts in the language and a price in the market, sku by sku. */
export async function readExportPage(db: ShopDatabase, page: ExportPage): Promise<ExportRow[]> {
  const { languageId, marketId, after, take } = page;
  const now = new Date(page.now);
  const { rows } = await sql<ExportRow>`
    with recursive
      chosen as (
        select product.*, text.name as title, text.text1, text.text2, text.text3, text.alias
        from products product
        join product_texts text on text.product_id = product.product_id and text.language_id = ${languageId}
        where product.is_active and product.product_id > ${after} and exists (
          select from price_log entry
          where entry.product_id = product.product_id and entry.market_id = ${marketId} and entry.valid_from <= ${now}
        )
        order by product.product_id limit ${take}
      ),
      places as (
        select place.product_id, place.position, place.category_id as leaf_id, category.parent_category_id, text.name as path
        from product_categories place
        join categories category on category.category_id = place.category_id and category.is_active
        join category_texts text on text.category_id = category.category_id and text.language_id = ${languageId}
        where place.product_id in (select product_id from chosen)
        union all
        select place.product_id, place.position, place.leaf_id, parent.parent_category_id, text.name || ' > ' || place.path
        from places place
        join categories parent on parent.category_id = place.parent_category_id
        join category_texts text on text.category_id = parent.category_id and text.language_id = ${languageId}
      )
    select product.product_id, sku.article_number as id, sku.gtin, sku.part_number,
      coalesce(fed.item_group_id, family.key, case when sizes.count > 1 then product.key end) as group_id,
      product.title, product.text1, product.text2, product.text3, product.alias, brand.name as brand, product.vat_class,
      product.weight_grams, product.content_amount, product.content_unit, nullif(size.name, '-') as size,
      coalesce(stock.in_stock + stock.static_stock, 0) as on_hand, coalesce(stock.oversellable, 0) as oversellable,
      coalesce(stock.is_counted, true) as is_counted,
      coalesce(path.list, '{}') as paths, coalesce(fed.pictures, picture.list, '{}') as pictures,
      coalesce(choice.list, '[]') as choices, coalesce(detail.list, '[]') as details,
      coalesce(fed.attributes, '{}') as attributes, coalesce(fed.language_id = ${languageId}, false) as is_own_language, price.list as prices
    from chosen product
    join brands brand on brand.brand_id = product.brand_id
    join skus sku on sku.product_id = product.product_id and sku.is_active
    left join stock on stock.sku_id = sku.sku_id
    left join sku_texts size on size.sku_id = sku.sku_id and size.language_id = ${languageId}
    left join fed_products fed on fed.product_id = product.product_id
    left join variant_groups family on family.variant_group_id = product.variant_group_id
    cross join lateral (
      select count(*) from skus other where other.product_id = product.product_id and other.is_active
    ) sizes
    left join lateral (
      select array_agg(place.path order by place.leaf_id <> product.primary_category_id, place.position) as list
      from places place where place.product_id = product.product_id and place.parent_category_id is null
    ) path on true
    left join lateral (
      select array_agg('/product/raw/' || image.file_name order by image.position) as list
      from product_images image where image.product_id = product.product_id
    ) picture on true
    left join lateral (
      select json_agg(json_build_object('dimension', own.dimension, 'label', label.label) order by own.level) as list
      from variant_values own
      join variant_labels label
        on label.product_id = own.product_id and label.level = own.level and label.language_id = ${languageId}
      where own.product_id = product.product_id
    ) choice on true
    left join lateral (
      select json_agg(json_build_object('name', own.label, 'value', own.value) order by own.position, own.parameter_id) as list
      from product_parameters own
      join parameters parameter on parameter.parameter_id = own.parameter_id
      join parameter_groups facts
        on facts.parameter_group_id = parameter.parameter_group_id and facts.key = 'facts'
      where own.product_id = product.product_id and own.language_id = ${languageId}
    ) detail on true
    cross join lateral (
      select json_agg(json_build_object(
        'selling', entry.selling_inc_vat, 'regular', entry.regular_inc_vat, 'from', entry.valid_from
      ) order by entry.valid_from, entry.price_log_id) as list
      from price_log entry
      where entry.product_id = product.product_id and entry.market_id = ${marketId} and (
        entry.valid_from > ${now} or entry.price_log_id = (
          select newest.price_log_id from price_log newest
          where newest.product_id = product.product_id and newest.market_id = ${marketId} and newest.valid_from <= ${now}
          order by newest.valid_from desc, newest.price_log_id desc limit 1
        )
      )
    ) price
    order by product.product_id, sku.position, sku.sku_id
  `.execute(db);
  return rows;
}
