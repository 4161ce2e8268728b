import type { Minor } from '@torg/commerce-sdk/domain';
import { findProductsNamed, type NamedProduct } from '../catalogue/find-goods.repository.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { storableText } from '../database/storable-text.ts';
import {
  deleteListPrice,
  findPriceListId,
  readPriceOfEverybody,
  writeListPrice,
  writePriceList,
} from './price-list.repository.ts';

/** What a product costs by a price list, for whoever buys so many units or more. */
export interface NewListPrice {
  /** The identifier of the list. */
  list: string;
  /** An alias or an article number. */
  product: string;
  marketId: string;
  /** From 1 on; 1 is the ordinary price of the list. */
  fromQuantity: number;
  /** In minor units inc VAT; null takes the price away. */
  price: Minor | null;
  /** In milliseconds since 1970. */
  now: number;
}

export type ListPriceResult =
  /** `everybody` is what anyone pays now, null where it is not for sale: a list shows only where it is cheaper. */
  | { kind: 'changed'; product: NamedProduct; currency: string; everybody: Minor | null }
  | { kind: 'removed'; product: NamedProduct }
  /** There was no such price to take away. */
  | { kind: 'not-listed' }
  | { kind: 'unknown-list' }
  | { kind: 'unknown-product' }
  | { kind: 'ambiguous'; aliases: readonly string[] }
  | { kind: 'unknown-market' };

/** Makes a price list, or gives the one with this identifier another name. */
export async function namePriceList(
  db: ShopDatabase,
  { identifier, name }: { identifier: string; name: string },
): Promise<'made' | 'renamed'> {
  const list = { identifier: storableText(identifier), name: storableText(name) };
  const isKnown = (await findPriceListId(db, list.identifier)) !== null;
  await writePriceList(db, list);
  return isKnown ? 'renamed' : 'made';
}

/** Sets what a product costs by a price list, or takes that away. Orders that were placed keep their prices. */
export async function setListPrice(db: ShopDatabase, wanted: NewListPrice): Promise<ListPriceResult> {
  const { marketId, fromQuantity, price, now } = wanted;
  const priceListId = await findPriceListId(db, storableText(wanted.list));
  if (priceListId === null) return { kind: 'unknown-list' };
  const [product, ...others] = await findProductsNamed(db, wanted.product);
  if (!product) return { kind: 'unknown-product' };
  if (others.length > 0) return { kind: 'ambiguous', aliases: [product, ...others].map(({ alias }) => alias) };
  const market = await db
    .selectFrom('markets')
    .select('currency_code as currency')
    .where('market_id', '=', marketId)
    .executeTakeFirst();
  if (!market) return { kind: 'unknown-market' };
  const place = { priceListId, productId: product.productId, marketId, fromQuantity };
  if (price === null) return (await deleteListPrice(db, place)) ? { kind: 'removed', product } : { kind: 'not-listed' };
  await writeListPrice(db, { ...place, price });
  return { kind: 'changed', product, ...market, everybody: await readPriceOfEverybody(db, place, now) };
}
