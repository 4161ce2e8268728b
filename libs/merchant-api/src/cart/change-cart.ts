import { totalStock } from '../catalogue/sku-record.ts';
import { findForSale, type ForSale } from '../pricing/find-for-sale.ts';
import {
  addToLines,
  dropUnsellable,
  updateLines,
  type LineAddress,
  type LineDecision,
  type WantedItem,
} from './cart-change.rules.ts';
import type { CartLineRecord, CartRecord } from './cart-record.ts';
import type { CartView } from './cart-view.ts';
import type { CartResult } from './cart.repository.ts';
import { addPackage, choosePackage, updateGroup, type PackageSelection } from './package-lines.rules.ts';

/** Puts units of a sku in a cart. What this market has no price for cannot be bought in it. */
export async function addItem(view: CartView, cartId: string, wanted: Omit<WantedItem, 'seen'>): Promise<CartResult> {
  const { skuId } = wanted;
  const lineId = view.newId();
  const look = async (cart: Promise<CartRecord | null>) => {
    // All are counted afterwards; wanted in one turn, they are read together.
    const goods = cart.then((found) => goodsWith(view, skuId, found?.lines ?? []));
    const [held, own] = await Promise.all([view.ownHolds(cartId), goods]);
    return { held, goods: own };
  };
  return changeLines(view, cartId, look, (lines, { goods, held }) => {
    if (!goods) return { ok: false, refusal: { kind: 'unknown-item' } };
    const seen = { marketId: view.shop.market.id, selling: goods.price.selling };
    return addToLines(lines, { ...wanted, seen }, totalStock(goods.sku.stock) + (held.get(skuId) ?? 0), lineId);
  });
}

/** What a sku is sold as; that of the lines is read with it. */
async function goodsWith(view: CartView, skuId: number, lines: readonly CartLineRecord[]): Promise<ForSale | null> {
  const [goods] = await Promise.all([skuId, ...lines.map((line) => line.skuId)].map((id) => findForSale(view, id)));
  return goods ?? null;
}

/** Puts one package in a cart, with what was picked in its groups, or its defaults where nothing was. */
export async function addPackageItem(
  view: CartView,
  cartId: string,
  packageId: number,
  picked: readonly PackageSelection[],
): Promise<CartResult> {
  const offered = await offeredPackage(view, packageId);
  if (!offered) return { ok: false, refusal: { kind: 'unknown-package' } };
  const choice = choosePackage(offered, picked);
  if (!choice.ok) return choice;
  const skuIds = choice.parts.map(({ skuId }) => skuId);
  const look = () => stocksOf(view, cartId, skuIds);
  return changeLines(view, cartId, look, (lines, stocks) =>
    addPackage(lines, choice.parts, {
      totalStockOf: (skuId) => stocks.get(skuId) ?? 0,
      seen: { marketId: view.shop.market.id, selling: offered.price },
      newId: view.newId,
    }),
  );
}

/** Sets the quantity of a line; 0 takes it away. */
export async function updateItem(
  view: CartView,
  cartId: string,
  address: LineAddress,
  quantity: number,
): Promise<CartResult> {
  return changeLines(view, cartId, stocksOfCart(view), (lines, stocks) =>
    updateLines(lines, address, quantity, (skuId) => stocks.get(skuId) ?? 0),
  );
}

/** Sets how many of a package there are; 0 takes it away. */
export async function updateCartGroup(
  view: CartView,
  cartId: string,
  groupKey: string,
  quantity: number,
): Promise<CartResult> {
  return changeLines(view, cartId, stocksOfCart(view), (lines, stocks) =>
    updateGroup(lines, groupKey, quantity, (skuId) => stocks.get(skuId) ?? 0),
  );
}

/** Takes away the lines that cannot be bought any more. */
export async function refreshCart(view: CartView, cartId: string): Promise<CartResult> {
  return changeLines(view, cartId, stocksOfCart(view), (lines, stocks) =>
    // A line that another request added meanwhile was bought just now; it is not among these stocks and stays.
    dropUnsellable(lines, (skuId) => stocks.get(skuId) ?? 1),
  );
}

function changeLines<Seen>(
  { carts, now }: CartView,
  cartId: string,
  look: (cart: Promise<CartRecord | null>) => Promise<Seen>,
  decide: (lines: readonly CartLineRecord[], seen: Seen) => LineDecision,
): Promise<CartResult> {
  return carts.changeSeen(cartId, now, look, (cart, seen) => {
    const decision = decide(cart.lines, seen);
    return decision.ok ? { ok: true, cart: { ...cart, lines: decision.lines } } : decision;
  });
}

/** A package with what can be sold of its options; null where it is none, or has no price here. */
export async function offeredPackage({ catalogue, pricing }: CartView, packageId: number) {
  const [product, price] = await Promise.all([catalogue.products.load(packageId), pricing.current(packageId)]);
  if (product?.type !== 'package' || !price) return null;
  const groups = (await catalogue.packages.load(packageId)) ?? [];
  const offer = async (option: (typeof groups)[number]['options'][number]) => {
    const [part, skus = []] = await Promise.all([
      catalogue.products.load(option.productId),
      catalogue.skusOf.load(option.productId),
    ]);
    const { optionId, quantity: units, isDefault } = option;
    const own = part ? skus.map(({ skuId, stock }) => ({ skuId, totalStock: totalStock(stock) })) : [];
    return { optionId, units, isDefault, skus: own };
  };
  return {
    packageId,
    price: price.selling,
    groups: await Promise.all(
      groups.map(async ({ groupId, required, options }) => ({
        groupId,
        required,
        options: await Promise.all(options.map(offer)),
      })),
    ),
  };
}

/** How many units of a sku can be sold in this shop to whom those are held; none of what is not for sale. */
export async function sellableUnits(view: CartView, skuId: number, held: ReadonlyMap<number, number>): Promise<number> {
  return unitsOfGoods(await findForSale(view, skuId), held);
}

function unitsOfGoods(goods: ForSale | null, held: ReadonlyMap<number, number>): number {
  return goods ? totalStock(goods.sku.stock) + (held.get(goods.sku.skuId) ?? 0) : 0;
}

function stocksOfCart(view: CartView) {
  return async (reading: Promise<CartRecord | null>) => {
    const cart = await reading;
    const skuIds = cart?.lines.map(({ skuId }) => skuId) ?? [];
    return cart ? stocksOf(view, cart.cartId, skuIds) : new Map<number, number>();
  };
}

/** How many units of each sku can be sold to the owner of a cart. */
async function stocksOf(view: CartView, cartId: string, skuIds: readonly number[]): Promise<Map<number, number>> {
  const [held, goods] = await Promise.all([
    view.ownHolds(cartId),
    Promise.all(skuIds.map(async (skuId) => [skuId, await findForSale(view, skuId)] as const)),
  ]);
  return new Map(goods.map(([skuId, found]) => [skuId, unitsOfGoods(found, held)]));
}
