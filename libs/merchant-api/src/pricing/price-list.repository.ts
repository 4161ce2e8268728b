import type { PriceBreak } from '@torg/commerce-sdk/domain';
import type { ShopDatabase } from '../database/shop-database.ts';

/** The id of a price list; null where no list has that identifier. */
export async function findPriceListId(db: ShopDatabase, identifier: string): Promise<number | null> {
  const row = await db
    .selectFrom('price_lists')
    .select('price_list_id')
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  return row?.price_list_id ?? null;
}

/** What a price list says of one product, in minor units inc VAT. */
export interface ListedPrices {
  /** Null where it has prices for many units alone. */
  price: number | null;
  /** As they are written, in any order. */
  breaks: readonly PriceBreak[];
}

/** Reads what one unit of each product costs by a price list in a market, in minor units inc VAT, by product id. */
export async function readPricesOfList(
  db: ShopDatabase,
  { priceListId, marketId }: { priceListId: number; marketId: string },
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('price_list_prices')
    .select(['product_id', 'selling_inc_vat'])
    .where('price_list_id', '=', priceListId)
    .where('market_id', '=', marketId)
    .where('from_quantity', '=', 1)
    .execute();
  return new Map(rows.map(({ product_id, selling_inc_vat }) => [product_id, selling_inc_vat]));
}

/** Reads what a price list says of products in a market, by product id. */
export async function readListedPrices(
  db: ShopDatabase,
  { priceListId, marketId }: { priceListId: number; marketId: string },
  productIds: readonly number[],
): Promise<Map<number, ListedPrices>> {
  const rows = await db
    .selectFrom('price_list_prices')
    .select(['product_id', 'selling_inc_vat', 'from_quantity'])
    .where('price_list_id', '=', priceListId)
    .where('market_id', '=', marketId)
    .where('product_id', 'in', productIds)
    .execute();
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id);
  return new Map(
    [...byProduct].map(([productId, own]) => [
      productId,
      {
        price: own.find(({ from_quantity }) => from_quantity === 1)?.selling_inc_vat ?? null,
        breaks: own
          .filter(({ from_quantity }) => from_quantity > 1)
          .map(({ from_quantity, selling_inc_vat }) => ({ fromQuantity: from_quantity, price: selling_inc_vat })),
      },
    ]),
  );
}

/** The price list that a customer buys by as a member of an organization; null where they buy at everybody's prices. */
export async function findOwnPriceList(
  db: ShopDatabase,
  userId: number,
): Promise<{ priceListId: number; identifier: string } | null> {
  const row = await db
    .selectFrom('company_members')
    .innerJoin('companies', 'companies.company_id', 'company_members.company_id')
    .innerJoin('price_lists', 'price_lists.price_list_id', 'companies.price_list_id')
    .select(['price_lists.price_list_id', 'price_lists.identifier'])
    .where('company_members.user_id', '=', userId)
    .executeTakeFirst();
  return row ? { priceListId: row.price_list_id, identifier: row.identifier } : null;
}
