import { findForSale } from '../pricing/find-for-sale.ts';
import { isRepeated, withAddition } from './addition-keys.rules.ts';
import type { CartLineRecord } from './cart-record.ts';
import type { CartView } from './cart-view.ts';
import type { CartResult } from './cart.repository.ts';
import { offeredPackage, sellableUnits } from './change-cart.ts';
import { addLines, type LimitedLine } from './join-lines.rules.ts';
import { lineGroups } from './line-groups.rules.ts';
import { choosePackage } from './package-lines.rules.ts';

/** What shall lie in a cart. */
export interface WantedLines {
  /** As another cart holds them; their ids and the prices seen there are of no account. */
  lines: readonly CartLineRecord[];
  /** Whether they take the place of what the cart holds, its packages too; else they come beside it. */
  isInPlace: boolean;
  /** The same key again changes nothing; null where the client sent none. */
  key: string | null;
}

/**
 * Puts lines into a cart by one change, loose goods and packages, as many of each as can be sold. What is not for sale here is
 * left out, and so is a package that is put together otherwise by now. Where nothing can be bought, the cart stays as it was.
 */
export async function putLines(
  view: CartView,
  cartId: string,
  { lines, isInPlace, key }: WantedLines,
): Promise<{ result: CartResult; limited: readonly LimitedLine[]; isEmpty: boolean }> {
  let limited: readonly LimitedLine[] = [];
  let isEmpty = false;
  const look = async (reading: Promise<unknown>) => {
    const [held, offered] = await Promise.all([view.ownHolds(cartId), offeredLines(view, lines), reading]);
    const skuIds = [...new Set(lines.map(({ skuId }) => skuId))];
    const stocks = new Map<number, number>();
    await Promise.all(skuIds.map(async (skuId) => stocks.set(skuId, await sellableUnits(view, skuId, held))));
    return { stocks, offered };
  };
  const result = await view.carts.changeSeen(cartId, view.now, look, (cart, { stocks, offered }) => {
    if (isRepeated(cart.additions, key)) return { ok: true, cart };
    const kept = isInPlace ? [] : cart.lines;
    const put = addLines(kept, offered, { newId: view.newId, totalStockOf: (skuId) => stocks.get(skuId) ?? 0 });
    const lost = lines.filter((line) => !offered.some(({ lineId }) => lineId === line.lineId));
    limited = [...put.limited, ...lost.map(({ skuId }) => ({ skuId, quantity: 0 }))];
    isEmpty = put.lines === kept || put.lines.length === 0;
    if (isEmpty) return { ok: true, cart };
    return { ok: true, cart: { ...cart, lines: put.lines, additions: withAddition(cart.additions, key) } };
  });
  return { result, limited, isEmpty };
}

/** The lines that can be bought here, with what they cost now. */
async function offeredLines(view: CartView, lines: readonly CartLineRecord[]): Promise<CartLineRecord[]> {
  const marketId = view.shop.market.id;
  const groups = lineGroups(lines).map(async (group): Promise<readonly CartLineRecord[]> => {
    const [first] = group;
    if (!first) return [];
    if (!first.choice) {
      const goods = await findForSale(view, first.skuId);
      return goods ? [{ ...first, seen: { marketId, selling: goods.price.selling } }] : [];
    }
    const offered = await offeredPackage(view, first.choice.packageId);
    const picked = group.flatMap(({ skuId, choice }) =>
      choice ? [{ groupId: choice.groupId, optionId: choice.optionId, skuId }] : [],
    );
    const chosen = offered && choosePackage(offered, picked);
    if (!chosen?.ok || chosen.parts.length !== group.length) return [];
    const isAsBefore = chosen.parts.every(({ choice }) =>
      group.some((line) => line.choice?.optionId === choice.optionId && line.choice.units === choice.units),
    );
    const seen = offered && { marketId, selling: offered.price };
    return isAsBefore ? group.map((line) => ({ ...line, seen })) : [];
  });
  return (await Promise.all(groups)).flat();
}
