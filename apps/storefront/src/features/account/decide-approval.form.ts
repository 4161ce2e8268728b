import type { ApprovePurchaseResult } from '@torg/commerce-sdk/extensions';
import { href } from '@torg/market-routing';
import { companyQuery } from '../../queries/company-query.ts';
import { defineForm } from '../../page/form/define-form.ts';
import { choiceField, hiddenField, textField } from '../../page/form/fields.ts';
import { companyApprovalQuery } from './company-approval-query.ts';

/** What became of an order that was to be decided. */
export type DecideAnswer =
  | Exclude<ApprovePurchaseResult, { kind: 'approved' }>
  | { kind: 'approved' | 'decided' }
  /** It lies in the cart again. */
  | { kind: 'reopened' }
  | { kind: 'nothing' };

/** Approves or refuses what another member sent, takes an own order back, or puts it into the cart again. */
export const decideApprovalForm = defineForm('decide-approval', {
  fields: {
    what: choiceField(['approve', 'refuse', 'reopen']),
    id: hiddenField,
    amount: hiddenField,
    reason: textField,
  },
  async act(scope, { what, id, amount, reason }): Promise<DecideAnswer> {
    const [client, calls] = await Promise.all([scope.extensions(), import('./company-calls.ts')]);
    if (!client) return { kind: 'not-allowed' };
    try {
      if (what === 'approve') {
        const result = await calls.approvePurchase(client, { id, amount: Number(amount) });
        return result.kind === 'approved' ? { kind: 'approved' } : result;
      }
      if (what === 'refuse') {
        const result = await calls.refusePurchase(client, { id, reason: reason.slice(0, 500) });
        return result.kind === 'decided' ? { kind: 'decided' } : result;
      }
      const { cart } = scope.stores;
      if (!cart.cart) await scope.loadCart();
      const key = { idempotencyKey: scope.newId(), repeatable: true };
      const put = await calls.reopenPurchase(client, { id, cartId: cart.cart?.id ?? null }, key);
      if (!put?.cartId) return { kind: 'nothing' };
      await cart.goOnWith(put.cartId);
      return { kind: 'reopened' };
    } finally {
      await Promise.all([
        scope.queries.invalidateQueries({ queryKey: companyApprovalQuery(scope, id).queryKey }),
        scope.queries.invalidateQueries({ queryKey: companyQuery(scope).queryKey }),
      ]);
    }
  },
  isDone: ({ kind }) => ['approved', 'decided', 'reopened'].includes(kind),
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'reopened' ? href(site.locale, 'cart', {}) : null),
});
