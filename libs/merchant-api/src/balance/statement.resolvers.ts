import { decimalFromMinor } from '@torg/commerce-sdk/domain';
import { signedInUser } from '../account/signed-in-user.ts';
import type { ExtensionResolvers } from '../scope/contract-resolvers.ts';
import type { BalanceReason } from './balance.tables.ts';
import { readCardsBoughtBy, readStatement } from './statement.repository.ts';

/** A customer's balance over time, and the gift cards that they bought. */
export const statementResolvers: ExtensionResolvers = {
  ExtensionQuery: {
    async balanceEntries(_, args, scope) {
      const { shop } = scope.shopView(args);
      const { userId } = await signedInUser(scope);
      const entries = await readStatement(scope.customers.db, userId, shop.market.currency.code);
      return entries.map(({ amount, amountAfter, reason, reference, ...entry }) => ({
        ...entry,
        amount: decimalFromMinor(amount),
        amountAfter: decimalFromMinor(amountAfter),
        reason: toldReason(reason),
        orderId: orderIn(reference),
      }));
    },
    async boughtGiftCards(_, args, scope) {
      scope.shopView(args);
      const { userId } = await signedInUser(scope);
      const cards = await readCardsBoughtBy(scope.customers.db, userId);
      return cards.map(({ orderId, amount, closedAmount, ...card }) => ({
        ...card,
        orderId: String(orderId),
        amount: decimalFromMinor(amount),
        isClosed: closedAmount !== null,
      }));
    },
  },
};

function toldReason(reason: BalanceReason) {
  return reason === 'GIFT_CARD_ISSUED' || reason === 'GIFT_CARD_CLOSED' ? 'OTHER' : reason;
}

/** Entries about an order name it as `balanceReference` does, refunds with more behind it. */
function orderIn(reference: string): string | null {
  return /^order-(\d+)(?:-|$)/.exec(reference)?.[1] ?? null;
}
