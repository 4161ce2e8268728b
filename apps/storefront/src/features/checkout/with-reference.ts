import type { CheckoutDrafts } from '@torg/stores/checkout';
import type { TextStorage } from '@torg/stores';

/** Has an organization's reference outlast its order: the next checkout in this browser begins with it. */
export function withReference(drafts: CheckoutDrafts, reference: TextStorage): CheckoutDrafts {
  return {
    ...drafts,
    recall(agreement) {
      const kept = reference.read();
      return { ...(kept && { goodsLabel: kept }), ...drafts.recall(agreement) };
    },
    keep(typed) {
      drafts.keep(typed);
      if (typed.customerType === 'ORGANIZATION') reference.write(typed.goodsLabel ?? '');
    },
  };
}
