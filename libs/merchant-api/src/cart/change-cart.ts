import type { CartRefusal } from '@torg/commerce-sdk/domain';
import { totalStock } from '../catalogue/sku-record.ts';
import { addToLines, dropUnsellable, updateLines, type LineAddress, type WantedItem } from './cart-change.rules.ts';
import type { CartRecord } from './cart-record.ts';
import type { CartView } from './cart-view.ts';
import type { LineChange } from './cart.repository.ts';

/** The cart after a change, or why it is as it was. */
export type CartResult =
  { ok: true; cart: CartRecord } | { ok: false; refusal: CartRefusal | { kind: 'cart-not-found' } };

/** Puts units of a sku in a cart. What this market has no price for cannot be bought in it. */
export async function addItem(view: CartView, cartId: string, item: WantedItem): Promise<CartResult> {
  const stock = await sellableUnits(view, item.skuId);
  const lineId = view.newId();
  const change = await view.carts.change(cartId, view.now, (lines) =>
    stock === null ? { ok: false, refusal: { kind: 'unknown-item' } } : addToLines(lines, item, stock, lineId),
  );
  return afterChange(cartId, change);
}

/** Sets the quantity of a line; 0 takes it away. */
export async function updateItem(
  view: CartView,
  cartId: string,
  address: LineAddress,
  quantity: number,
): Promise<CartResult> {
  const stocks = await stocksOfCart(view, cartId);
  const change = await view.carts.change(cartId, view.now, (lines) =>
    updateLines(lines, address, quantity, (skuId) => stocks.get(skuId) ?? 0),
  );
  return afterChange(cartId, change);
}

/** Takes away the lines that cannot be bought any more. */
export async function refreshCart(view: CartView, cartId: string): Promise<CartResult> {
  const stocks = await stocksOfCart(view, cartId);
  const change = await view.carts.change(cartId, view.now, (lines) =>
    // A line that another request added meanwhile was bought just now; it is not among these stocks and stays.
    dropUnsellable(lines, (skuId) => stocks.get(skuId) ?? 1),
  );
  return afterChange(cartId, change);
}

/** How many units of a sku can be sold in this shop, or null where it cannot be bought at all. */
async function sellableUnits({ catalogue, pricing }: CartView, skuId: number): Promise<number | null> {
  const sku = await catalogue.skus.load(skuId);
  if (!sku) return null;
  const [product, price] = await Promise.all([catalogue.products.load(sku.productId), pricing.current(sku.productId)]);
  return product && price ? totalStock(sku.stock) : null;
}

async function stocksOfCart(view: CartView, cartId: string): Promise<Map<number, number>> {
  const lines = (await view.carts.find(cartId))?.lines ?? [];
  const stocks = lines.map(async ({ skuId }) => [skuId, (await sellableUnits(view, skuId)) ?? 0] as const);
  return new Map(await Promise.all(stocks));
}

function afterChange(cartId: string, change: LineChange): CartResult {
  if (!change) return { ok: false, refusal: { kind: 'cart-not-found' } };
  if (!change.ok) return change;
  return { ok: true, cart: { cartId, isCompleted: false, lines: change.lines } };
}
