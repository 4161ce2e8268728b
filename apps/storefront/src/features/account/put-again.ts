import type { CartChangeResult } from '@torg/commerce-sdk';
import type { CartLine } from '@torg/commerce-sdk/domain';
import type { CartStore } from '@torg/stores';
import { packagesOf, type BoughtPackage } from './bought-packages.ts';

/** Why goods of an order are not in the cart as they were bought. */
export type Shortage =
  /** As many as there are were put there. */
  | 'fewer'
  | 'sold-out'
  /** All that there are lie in the cart already. */
  | 'in-cart'
  /** The shop sells them no longer, or the package not as it was put together. */
  | 'gone';

/** Goods of an order that are not in the cart as they were bought. */
export interface ShortGoods {
  name: string;
  reason: Shortage;
  wanted: number;
  /** How many of them were put in the cart. */
  added: number;
}

type BuyersCart = Pick<CartStore, 'cart' | 'add' | 'addPackage' | 'setPackageQuantity'>;

/** Puts the lines of an order in a cart once more, and tells those that are not there as they were bought. Gifts come by themselves. */
export async function putAgain(
  cart: BuyersCart,
  lines: readonly CartLine[],
): Promise<{ short: readonly ShortGoods[]; isAnyAdded: boolean }> {
  const put: (ShortGoods | null)[] = [];
  for (const line of lines.filter((one) => !one.isFreeGift && one.package === null))
    put.push(await addLine(cart, line));
  for (const bought of packagesOf(lines)) put.push(await addPackage(cart, bought));
  return {
    short: put.filter((one) => one !== null),
    isAnyAdded: put.some((one) => one === null || one.added > 0),
  };
}

/** Null where as many as were bought are in the cart now; else as many as there are. */
async function addLine(cart: BuyersCart, { product, quantity: wanted, message }: CartLine): Promise<ShortGoods | null> {
  const { skuId, name: size } = product.sku;
  const item = { skuId, ...(message !== null && { message }) };
  const name = [product.name, size].filter((part) => part !== '-').join(', ');
  const refusal = refusalOf(await cart.add({ ...item, quantity: wanted }));
  if (!refusal) return null;
  const left = refusal.kind === 'stock-limit' ? refusal.left : 0;
  const isLess = left > 0 && !refusalOf(await cart.add({ ...item, quantity: left }));
  return { name, wanted, added: isLess ? left : 0, reason: isLess ? 'fewer' : shortageOf(refusal) };
}

/** Null where the package is in the cart now, as many times as it was bought; else at least once. What it was made of may be gone. */
async function addPackage(cart: BuyersCart, bought: BoughtPackage): Promise<ShortGoods | null> {
  const { name, count: wanted, lines } = bought;
  const [first] = lines;
  const held = () =>
    cart.cart?.lines.find(
      ({ skuId, package: choice }) => skuId === first?.skuId && choice?.optionId === first.package?.optionId,
    );
  const before = held()?.quantity ?? 0;
  const refusal = refusalOf(await cart.addPackage(bought.addition));
  if (refusal) return { name, wanted, added: 0, reason: shortageOf(refusal) };
  const line = held();
  const inOne = (line?.quantity ?? 0) - before;
  if (!first || !line?.groupKey || inOne <= 0 || first.quantity <= inOne) return null;
  // There may be fewer left than were bought.
  const isLess = refusalOf(await cart.setPackageQuantity(line.groupKey, (before + first.quantity) / inOne));
  return isLess && { name, wanted, added: 1, reason: 'fewer' };
}

type Refusal = Exclude<Extract<CartChangeResult, { ok: false }>['refusal'], { error: unknown }>;

/** Why the cart is as it was; null where it is not. Where nobody knows, it is an outage. */
function refusalOf(result: CartChangeResult): Refusal | null {
  if (result.ok) return null;
  if ('error' in result.refusal) throw result.refusal.error;
  return result.refusal;
}

function shortageOf({ kind }: Refusal): Shortage {
  if (kind === 'stock-limit') return 'sold-out';
  return kind === 'already-in-cart' ? 'in-cart' : 'gone';
}
