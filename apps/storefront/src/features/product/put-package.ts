import type { CartChangeResult } from '@torg/commerce-sdk';
import type { CartLine, ProductPackage } from '@torg/commerce-sdk/domain';
import type { AppScope } from '../../scope/app-scope.ts';
import { readPicks, textsOf, type GroupPick } from './package-picks.ts';

/** A package that is to be put in the cart. */
export interface WantedPackage {
  contents: ProductPackage;
  name: string;
  /** Of its page. */
  path: string;
}

/** What happens to the cart; it needs no more of the stores. */
export type PackageCart = Pick<AppScope['stores']['cart'], 'cart' | 'addPackage' | 'setPackageQuantity'>;

type Lines = readonly CartLine[];

/**
 * Puts so many of a package in the cart, all of them or none. Where it is in place of one that is there (`replaced`, what its lines share), there are as
 * many of it as of that one, which goes only once the new one is in.
 */
export async function putPackage(
  cart: PackageCart,
  wanted: WantedPackage,
  { picks, replaced, quantity = 1 }: { picks: readonly GroupPick[]; replaced: string; quantity?: number },
): Promise<CartChangeResult> {
  const before = linesOf(cart, replaced);
  if (before.length === 0) return addSeveral(cart, wanted, { picks, count: quantity });
  if (isHeld(before, picks) && cart.cart) return { ok: true, cart: cart.cart };
  const count = countOf(before, wanted.contents);
  const added = await addSeveral(cart, wanted, { picks, count });
  if (added.ok) return cart.setPackageQuantity(replaced, 0);
  if (!sharesStock(before, picks) || !isOfStock(added)) return added;
  // What both need was counted twice: the one is taken out before the other comes in, and put back where that fails.
  const removed = await cart.setPackageQuantity(replaced, 0);
  if (!removed.ok) return removed;
  const swapped = await addSeveral(cart, wanted, { picks, count });
  if (!swapped.ok) await addSeveral(cart, wanted, { picks: picksOf(before, wanted.contents), count });
  return swapped;
}

/** All of them, or none. */
async function addSeveral(
  cart: PackageCart,
  wanted: WantedPackage,
  { picks, count }: { picks: readonly GroupPick[]; count: number },
): Promise<CartChangeResult> {
  const keyBefore = keyOf(cart, picks);
  const held = keyBefore === null ? 0 : countOf(linesOf(cart, keyBefore), wanted.contents);
  const added = await cart.addPackage(additionOf(wanted, picks));
  const key = keyOf(cart, picks);
  if (!added.ok || count === 1 || key === null) return added;
  const raised = await cart.setPackageQuantity(key, held + count);
  if (!raised.ok) await cart.setPackageQuantity(key, held);
  return raised;
}

function linesOf({ cart }: PackageCart, groupKey: string): Lines {
  return groupKey ? (cart?.lines ?? []).filter((line) => line.groupKey === groupKey) : [];
}

/** What the lines of a package share that was put together just so; null where the cart holds none. */
function keyOf(cart: PackageCart, picks: readonly GroupPick[]): string | null {
  const keys = new Set((cart.cart?.lines ?? []).flatMap(({ groupKey }) => groupKey ?? []));
  return [...keys].find((key) => isHeld(linesOf(cart, key), picks)) ?? null;
}

function isHeld(lines: Lines, picks: readonly GroupPick[]): boolean {
  const picked = picks.filter(({ option }) => option !== null);
  const isIn = ({ option, sku }: GroupPick) =>
    lines.some((line) => line.skuId === sku?.skuId && line.package?.optionId === option?.optionId);
  return picked.length === lines.length && picked.every(isIn);
}

/** How many packages lines are; one where nobody knows. */
function countOf(lines: Lines, { groups }: ProductPackage): number {
  const [first] = lines;
  const options = groups.flatMap((group) => group.options);
  const option = options.find(({ optionId }) => optionId === first?.package?.optionId);
  return first && option ? Math.max(1, Math.round(first.quantity / option.quantity)) : 1;
}

function sharesStock(lines: Lines, picks: readonly GroupPick[]): boolean {
  return picks.some(({ sku }) => lines.some(({ skuId }) => skuId === sku?.skuId));
}

function isOfStock(result: CartChangeResult): boolean {
  return !result.ok && (result.refusal.kind === 'stock-limit' || result.refusal.kind === 'already-in-cart');
}

function picksOf(lines: Lines, { groups }: ProductPackage): GroupPick[] {
  const picked = groups.map((group) => {
    const line = lines.find((one) => one.package?.groupId === group.groupId);
    const option = group.options.find(({ optionId }) => optionId === line?.package?.optionId) ?? null;
    const sku = option?.product.skus.find(({ skuId }) => skuId === line?.skuId) ?? null;
    return { group, option, sku };
  });
  return readPicks(groups, textsOf(picked));
}

function additionOf({ contents, name, path }: WantedPackage, picks: readonly GroupPick[]) {
  return {
    packageId: contents.packageId,
    name,
    address: `${path}?${new URLSearchParams(textsOf(picks))}`,
    selections: picks.flatMap((pick) => selectionOf(pick) ?? []),
  };
}

function selectionOf({ group: { groupId }, option, sku }: GroupPick) {
  if (!option || !sku) return null;
  const { optionId, name, quantity } = option;
  return { groupId, optionId, skuId: sku.skuId, name, quantity };
}
