import { href } from '@torg/market-routing';
import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField } from '../../page/form/fields.ts';
import { putAgain, type ShortGoods } from './put-again.ts';

/** What became of goods that are bought again: all are in the cart, some, or none; with those that are not as they were bought. */
export type BoughtAgain =
  { kind: 'all' } | { kind: 'some' | 'none'; short: readonly ShortGoods[] } | { kind: 'unknown-order' };

/** Puts what an order holds into the cart once more, at the prices of today. A package is put together as it was. */
export const buyAgainForm = defineForm('buy-again', {
  fields: { order: hiddenField },
  async act(scope, { order }): Promise<BoughtAgain> {
    const { getOrder } = await import('./own-affairs-calls.ts');
    const orderId = Number(order);
    const own = Number.isSafeInteger(orderId) && orderId > 0 ? await getOrder(scope.commerce, { orderId }) : null;
    if (!own?.cart) return { kind: 'unknown-order' };
    const { short, isAnyAdded } = await putAgain(scope.stores.cart, own.cart.lines);
    if (short.length === 0) return { kind: 'all' };
    return { kind: isAnyAdded ? 'some' : 'none', short };
  },
  isDone: ({ kind }) => kind === 'all' || kind === 'some',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'all' ? href(site.locale, 'cart', {}) : null),
});
