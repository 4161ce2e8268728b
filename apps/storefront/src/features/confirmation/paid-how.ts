import type { SumsView } from '../../display/order-sums.ts';
import type { Confirmation } from './confirmation.ts';

/** How it is paid, and whether it is; nameless where nobody tells. */
export function paidHow({
  standing,
  agreed,
  order,
}: Pick<Confirmation, 'standing' | 'agreed' | 'order'>): Pick<SumsView, 'paymentName' | 'isPaid'> {
  const last = order?.payments.at(-1);
  const isPaid = agreed ? standing === 'placed' && !agreed.isBilled : (last?.isPaid ?? false);
  return {
    paymentName: agreed?.paymentName ?? last?.name ?? '',
    isPaid: standing === 'cancelled' && !isPaid ? null : isPaid,
  };
}
