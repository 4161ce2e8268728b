import { queryOptions } from '@tanstack/react-query';
import { purchaseRequest } from '../../navigation/confirm-address.ts';
import { nullWhereUnknown } from '../../queries/null-where-unknown.ts';
import { scopeKey } from '../../queries/scope-key.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import type { WithdrawAddress } from './withdraw-address.ts';

type Source = Pick<AppScope, 'commerce' | 'extensions'>;

/** What of an order can be gone back on now; null where no order has the id, or the account offers no such thing. */
export function withdrawalQuery({ commerce, extensions }: Source, publicId: string) {
  return queryOptions({
    queryKey: ['withdrawal', scopeKey(commerce), publicId],
    queryFn: async ({ signal }) => {
      const [client, { getWithdrawal }] = await Promise.all([extensions(), import('./withdrawal-calls.ts')]);
      return client && getWithdrawal(client, { publicId }, { signal });
    },
  });
}

/** Name and e-mail of who bought, told to whoever has the link that the buyer alone got; null for all others. */
export function buyerQuery({ commerce, extensions }: Source, { publicId, cartId }: WithdrawAddress) {
  return queryOptions({
    queryKey: ['withdrawing-buyer', scopeKey(commerce), publicId, cartId],
    queryFn: async ({ signal }) => {
      const [client, { getOrderConfirmation, getPurchase }] = await Promise.all([
        extensions(),
        import('./withdrawal-calls.ts'),
      ]);
      if (!client || cartId === null) return null;
      const asked = purchaseRequest({ orderId: publicId, paymentUid: null, cartId, paymentType: 'STANDARD' });
      const [agreed, purchase] = await Promise.all([
        getOrderConfirmation(client, asked, { signal }).catch(nullWhereUnknown),
        getPurchase(commerce, asked, { signal }).catch(nullWhereUnknown),
      ]);
      // A cart of another order tells nothing of this one.
      if (agreed?.publicId !== publicId) return null;
      const { firstName = '', lastName = '' } = purchase?.order?.billingAddress ?? {};
      return { name: `${firstName} ${lastName}`.trim(), email: agreed.email };
    },
  });
}
