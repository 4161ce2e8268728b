import type { CartChangeResult } from '@torg/commerce-sdk';
import type { CartLine } from '@torg/commerce-sdk/domain';
import { href } from '@torg/market-routing';
import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField } from '../../page/form/fields.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { packagesOf, type BoughtPackage } from './bought-packages.ts';

/** What became of goods that are bought again: all are in the cart, some, or none; with the names of those that are not. */
export type BoughtAgain =
  { kind: 'all' } | { kind: 'some' | 'none'; missing: readonly string[] } | { kind: 'unknown-order' };

/** Puts what an order holds into the cart once more, at the prices of today. A package is put together as it was. */
export const buyAgainForm = defineForm('buy-again', {
  fields: { order: hiddenField },
  async act(scope, { order }): Promise<BoughtAgain> {
    const { getOrder } = await import('./own-affairs-calls.ts');
    const orderId = Number(order);
    const own = Number.isSafeInteger(orderId) && orderId > 0 ? await getOrder(scope.commerce, { orderId }) : null;
    if (!own?.cart) return { kind: 'unknown-order' };
    const missing: string[] = [];
    let added = 0;
    for (const line of own.cart.lines.filter((one) => !one.isFreeGift && one.package === null)) {
      if (await addLine(scope, line)) added += 1;
      else missing.push(line.product.name);
    }
    for (const bought of packagesOf(own.cart.lines)) {
      if (await addPackage(scope, bought)) added += 1;
      else missing.push(bought.name);
    }
    if (missing.length === 0) return { kind: 'all' };
    return { kind: added > 0 ? 'some' : 'none', missing: [...new Set(missing)] };
  },
  isDone: ({ kind }) => kind === 'all' || kind === 'some',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'all' ? href(site.locale, 'cart', {}) : null),
});

/** Whether as many as were bought are in the cart now, or as many as there are. */
async function addLine({ stores: { cart } }: AppScope, { product, quantity, message }: CartLine): Promise<boolean> {
  const wanted = { skuId: product.sku.skuId, ...(message !== null && { message }) };
  const result = await cart.add({ ...wanted, quantity });
  if (isDone(result)) return true;
  const { refusal } = result;
  if (refusal.kind !== 'stock-limit' || refusal.left < 1) return false;
  return (await cart.add({ ...wanted, quantity: refusal.left })).ok;
}

/** Whether the package is in the cart now, as many times as it was bought or at least once. What it was made of may be gone. */
async function addPackage({ stores: { cart } }: AppScope, bought: BoughtPackage): Promise<boolean> {
  const [first] = bought.lines;
  const held = () =>
    cart.cart?.lines.find(
      ({ skuId, package: choice }) => skuId === first?.skuId && choice?.optionId === first.package?.optionId,
    );
  const before = held()?.quantity ?? 0;
  if (!isDone(await cart.addPackage(bought.addition))) return false;
  const line = held();
  const inOne = (line?.quantity ?? 0) - before;
  if (!first || !line?.groupKey || inOne <= 0 || first.quantity <= inOne) return true;
  // There may be fewer left than were bought.
  await cart.setPackageQuantity(line.groupKey, (before + first.quantity) / inOne);
  return true;
}

function isDone<Result extends CartChangeResult>(result: Result): result is Extract<Result, { ok: true }> {
  if (result.ok) return true;
  if ('error' in result.refusal) throw result.refusal.error;
  return false;
}
