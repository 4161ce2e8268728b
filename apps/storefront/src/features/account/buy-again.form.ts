import { href } from '@torg/market-routing';
import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField } from '../../page/form/fields.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import type { CartLine } from '@torg/commerce-sdk/domain';

/** What became of goods that are bought again: all are in the cart, some, or none; with the names of those that are not. */
export type BoughtAgain =
  { kind: 'all' } | { kind: 'some' | 'none'; missing: readonly string[] } | { kind: 'unknown-order' };

/** Puts what an order holds into the cart once more, at the prices of today. What a package was made of is chosen anew on its page. */
export const buyAgainForm = defineForm('buy-again', {
  fields: { order: hiddenField },
  async act(scope, { order }): Promise<BoughtAgain> {
    const { getOrder } = await import('./own-affairs-calls.ts');
    const orderId = Number(order);
    const own = Number.isSafeInteger(orderId) && orderId > 0 ? await getOrder(scope.commerce, { orderId }) : null;
    if (!own?.cart) return { kind: 'unknown-order' };
    const missing: string[] = [];
    let added = 0;
    for (const line of own.cart.lines) {
      if (line.isFreeGift) continue;
      if (line.package === null && (await addOf(scope, line))) added += 1;
      else missing.push(line.package?.packageName ?? line.product.name);
    }
    if (missing.length === 0) return { kind: 'all' };
    return { kind: added > 0 ? 'some' : 'none', missing: [...new Set(missing)] };
  },
  isDone: ({ kind }) => kind === 'all' || kind === 'some',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'all' ? href(site.locale, 'cart', {}) : null),
});

/** Whether as many as were bought are in the cart now, or as many as there are. */
async function addOf({ stores: { cart } }: AppScope, { product, quantity, message }: CartLine): Promise<boolean> {
  const wanted = { skuId: product.sku.skuId, ...(message !== null && { message }) };
  const result = await cart.add({ ...wanted, quantity });
  if (result.ok) return true;
  const { refusal } = result;
  if ('error' in refusal) throw refusal.error;
  if (refusal.kind !== 'stock-limit' || refusal.left < 1) return false;
  return (await cart.add({ ...wanted, quantity: refusal.left })).ok;
}
