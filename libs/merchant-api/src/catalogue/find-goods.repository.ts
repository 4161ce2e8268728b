import type { ShopDatabase } from '../database/shop-database.ts';
import { storableText } from '../database/storable-text.ts';

/** A product as people name it. */
export interface NamedProduct {
  productId: number;
  alias: string;
}

/** Finds the products that people may mean by an alias in any language, or by an article number of theirs or of a sku. */
export async function findProductsNamed(db: ShopDatabase, named: string): Promise<NamedProduct[]> {
  const name = storableText(named);
  if (name === '') return [];
  return db
    .selectFrom('products as product')
    .innerJoin('product_texts as text', 'text.product_id', 'product.product_id')
    .select(({ fn }) => ['product.product_id as productId', fn.min('text.alias').as('alias')])
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('product.article_number', '=', name),
        exists(
          selectFrom('product_texts as own')
            .select('own.product_id')
            .whereRef('own.product_id', '=', 'product.product_id')
            .where('own.alias', '=', name),
        ),
        exists(
          selectFrom('skus as sku')
            .select('sku.sku_id')
            .whereRef('sku.product_id', '=', 'product.product_id')
            .where('sku.article_number', '=', name),
        ),
      ]),
    )
    .groupBy('product.product_id')
    .orderBy('product.product_id')
    .execute();
}
