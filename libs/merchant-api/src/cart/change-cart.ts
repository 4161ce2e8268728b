import { totalStock } from '../catalogue/sku-record.ts';
import { findForSale } from '../pricing/find-for-sale.ts';
import {
  addToLines,
  dropUnsellable,
  updateLines,
  type LineAddress,
  type LineDecision,
  type WantedItem,
} from './cart-change.rules.ts';
import type { CartLineRecord } from './cart-record.ts';
import type { CartView } from './cart-view.ts';
import type { CartResult } from './cart.repository.ts';
import { addPackage, choosePackage, updateGroup, type PackageSelection } from './package-lines.rules.ts';

/** Puts units of a sku in a cart. What this market has no price for cannot be bought in it. */
export async function addItem(view: CartView, cartId: string, wanted: Omit<WantedItem, 'seen'>): Promise<CartResult> {
  const { skuId } = wanted;
  const [goods, held] = await Promise.all([findForSale(view, skuId), view.ownHolds(cartId)]);
  const lineId = view.newId();
  return changeLines(view, cartId, (lines) => {
    if (!goods) return { ok: false, refusal: { kind: 'unknown-item' } };
    const seen = { marketId: view.shop.market.id, selling: goods.price.selling };
    return addToLines(lines, { ...wanted, seen }, totalStock(goods.sku.stock) + (held.get(skuId) ?? 0), lineId);
  });
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
  const stocks = await stocksOf(view, skuIds, await view.ownHolds(cartId));
  return changeLines(view, cartId, (lines) =>
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
  const stocks = await stocksOfCart(view, cartId);
  return changeLines(view, cartId, (lines) => updateLines(lines, address, quantity, (skuId) => stocks.get(skuId) ?? 0));
}

/** Sets how many of a package there are; 0 takes it away. */
export async function updateCartGroup(
  view: CartView,
  cartId: string,
  groupKey: string,
  quantity: number,
): Promise<CartResult> {
  const stocks = await stocksOfCart(view, cartId);
  return changeLines(view, cartId, (lines) =>
    updateGroup(lines, groupKey, quantity, (skuId) => stocks.get(skuId) ?? 0),
  );
}

/** Takes away the lines that cannot be bought any more. */
export async function refreshCart(view: CartView, cartId: string): Promise<CartResult> {
  const stocks = await stocksOfCart(view, cartId);
  return changeLines(view, cartId, (lines) =>
    // A line that another request added meanwhile was bought just now; it is not among these stocks and stays.
    dropUnsellable(lines, (skuId) => stocks.get(skuId) ?? 1),
  );
}

function changeLines(
  { carts, now }: CartView,
  cartId: string,
  decide: (lines: readonly CartLineRecord[]) => LineDecision,
): Promise<CartResult> {
  return carts.change(cartId, now, (cart) => {
    const decision = decide(cart.lines);
    return decision.ok ? { ok: true, cart: { ...cart, lines: decision.lines } } : decision;
  });
}

/** A package with what can be sold of its options; null where it is none, or has no price here. */
async function offeredPackage({ catalogue, pricing }: CartView, packageId: number) {
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
  const goods = await findForSale(view, skuId);
  return goods ? totalStock(goods.sku.stock) + (held.get(skuId) ?? 0) : 0;
}

async function stocksOfCart(view: CartView, cartId: string): Promise<Map<number, number>> {
  const lines = (await view.carts.find(cartId))?.lines ?? [];
  const skuIds = lines.map(({ skuId }) => skuId);
  return stocksOf(view, skuIds, await view.ownHolds(cartId));
}

async function stocksOf(
  view: CartView,
  skuIds: readonly number[],
  held: ReadonlyMap<number, number>,
): Promise<Map<number, number>> {
  const stocks = skuIds.map(async (skuId) => [skuId, await sellableUnits(view, skuId, held)] as const);
  return new Map(await Promise.all(stocks));
}
