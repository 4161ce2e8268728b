import type { Minor, PriceBreak } from '@torg/commerce-sdk/domain';
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

/** One price of a list: of which product, where and from how many units on. */
export interface ListPricePlace {
  priceListId: number;
  productId: number;
  marketId: string;
  fromQuantity: number;
}

/** Adds a price list, or gives the one with this identifier another name; its id. */
export async function writePriceList(
  db: ShopDatabase,
  { identifier, name }: { identifier: string; name: string },
): Promise<number> {
  const { price_list_id } = await db
    .insertInto('price_lists')
    .values({ identifier, name })
    .onConflict((conflict) => conflict.column('identifier').doUpdateSet({ name }))
    .returning('price_list_id')
    .executeTakeFirstOrThrow();
  return price_list_id;
}

/** Writes one price of a list, in minor units inc VAT, over the one that was there. */
export async function writeListPrice(db: ShopDatabase, price: ListPricePlace & { price: Minor }): Promise<void> {
  await db
    .insertInto('price_list_prices')
    .values({
      price_list_id: price.priceListId,
      product_id: price.productId,
      market_id: price.marketId,
      from_quantity: price.fromQuantity,
      selling_inc_vat: price.price,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['price_list_id', 'market_id', 'product_id', 'from_quantity'])
        .doUpdateSet({ selling_inc_vat: price.price }),
    )
    .execute();
}

/** Takes one price out of a list; false where it had none. */
export async function deleteListPrice(db: ShopDatabase, place: ListPricePlace): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('price_list_prices')
    .where('price_list_id', '=', place.priceListId)
    .where('product_id', '=', place.productId)
    .where('market_id', '=', place.marketId)
    .where('from_quantity', '=', place.fromQuantity)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What anyone pays for a product in a market now, in minor units inc VAT; null where it has no price there. */
export async function readPriceOfEverybody(
  db: ShopDatabase,
  { productId, marketId }: Pick<ListPricePlace, 'productId' | 'marketId'>,
  now: number,
): Promise<Minor | null> {
  const row = await db
    .selectFrom('market_prices')
    .select('selling_inc_vat')
    .where('product_id', '=', productId)
    .where('market_id', '=', marketId)
    .where('valid_from', '<=', new Date(now))
    .orderBy('valid_from', 'desc')
    .orderBy('price_log_id', 'desc')
    .executeTakeFirst();
  return row?.selling_inc_vat ?? null;
}

/** A price list with how many prices it has and who buys by it. */
export interface PriceListSummary {
  identifier: string;
  name: string;
  prices: number;
  /** Names of organizations. */
  companies: readonly string[];
}

/** All price lists, by identifier. */
export async function readPriceLists(db: ShopDatabase): Promise<PriceListSummary[]> {
  const [lists, prices, companies] = await Promise.all([
    db.selectFrom('price_lists').selectAll().orderBy('identifier').execute(),
    db
      .selectFrom('price_list_prices')
      .select(({ fn }) => ['price_list_id', fn.countAll<number>().as('count')])
      .groupBy('price_list_id')
      .execute(),
    db.selectFrom('companies').select(['price_list_id', 'name']).orderBy('name').execute(),
  ]);
  return lists.map(({ price_list_id, identifier, name }) => ({
    ...{ identifier, name },
    prices: Number(prices.find((row) => row.price_list_id === price_list_id)?.count ?? 0),
    companies: companies.filter((company) => company.price_list_id === price_list_id).map((company) => company.name),
  }));
}

/** One price of a list, as it is shown to whoever keeps it; minor units inc VAT. */
export interface ShownListPrice {
  articleNumber: string;
  marketId: string;
  currency: string;
  fromQuantity: number;
  price: Minor;
}

/** The prices of a list, by article number, market and number of units; null where no list has that identifier. */
export async function readPriceListRows(db: ShopDatabase, identifier: string): Promise<ShownListPrice[] | null> {
  const priceListId = await findPriceListId(db, identifier);
  if (priceListId === null) return null;
  return db
    .selectFrom('price_list_prices as price')
    .innerJoin('products as product', 'product.product_id', 'price.product_id')
    .innerJoin('markets as market', 'market.market_id', 'price.market_id')
    .select(['product.article_number as articleNumber', 'price.market_id as marketId'])
    .select(['market.currency_code as currency', 'price.from_quantity as fromQuantity'])
    .select('price.selling_inc_vat as price')
    .where('price.price_list_id', '=', priceListId)
    .orderBy('product.article_number')
    .orderBy('price.market_id')
    .orderBy('price.from_quantity')
    .execute();
}
