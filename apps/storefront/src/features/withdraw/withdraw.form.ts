import type { AppScope } from '../../scope/app-scope.ts';
import type { Withdrawal, WithdrawalRefund, WithdrawResult } from '@torg/commerce-sdk/extensions';
import { defineForm } from '../../page/form/define-form.ts';
import { refetchOrders } from '../../queries/refetch-orders.ts';
import { sentWithdrawFields, withdrawFields, type ChosenUnits } from './withdraw-fields.ts';

/** What is to be confirmed: nothing is gone back on yet. */
export interface WithdrawalReview {
  kind: 'review';
  name: string;
  email: string;
  key: string;
  items: readonly ChosenUnits[];
  /** The number of the order. */
  orderId: string;
  /** What is paid back for the goods; null where nothing was paid yet. */
  refund: WithdrawalRefund | null;
}

/** What was gone back on, with the name that was told: the receipt of the API, which others may read, names nobody. */
type Received = Extract<WithdrawResult, { kind: 'received' }> & { name: string };

type Answer = WithdrawalReview | Received | Exclude<WithdrawResult, { kind: 'received' }> | { kind: 'change' };

/** Goes back on a purchase in two steps: what and who, then the word that it is meant. */
export const withdrawForm = defineForm('withdraw', {
  fields: withdrawFields,
  fieldsFor: sentWithdrawFields,
  async act(scope, { step, order, key, name, email, items }): Promise<Answer> {
    const told = { name, email, items };
    if (step === 'change') return { kind: 'change' };
    if (step === 'confirm') return withdrawBy(scope, { publicId: order, idempotencyKey: key, ...told });
    const withdrawal = await readWithdrawal(scope, order, items);
    if (!withdrawal) return { kind: 'unknown-order' };
    const { orderId, refund } = withdrawal;
    return exceededIn(withdrawal, items) ?? { kind: 'review', key: scope.newId(), ...told, orderId, refund };
  },
  isDone: ({ kind }) => kind === 'review' || kind === 'change' || kind === 'received',
});

async function readWithdrawal({ extensions }: AppScope, publicId: string, items: readonly ChosenUnits[]) {
  const [client, { getWithdrawal }] = await Promise.all([extensions(), import('./withdrawal-calls.ts')]);
  return client && getWithdrawal(client, { publicId, items });
}

/** What of the goods is more than is left to go back on; null where nothing is. */
function exceededIn(
  withdrawal: Withdrawal,
  items: readonly ChosenUnits[],
): Extract<WithdrawResult, { kind: 'too-many' }> | null {
  for (const { skuId, quantity } of items) {
    const left = withdrawal.items.find((item) => item.skuId === skuId)?.left;
    if (left !== undefined && quantity > left) return { kind: 'too-many', skuId, left };
  }
  return null;
}

interface Request {
  publicId: string;
  idempotencyKey: string;
  name: string;
  email: string;
  items: readonly ChosenUnits[];
}

async function withdrawBy({ extensions, queries }: AppScope, request: Request): Promise<Answer> {
  const [client, { withdrawFromPurchase }] = await Promise.all([extensions(), import('./withdrawal-calls.ts')]);
  if (!client) return { kind: 'unknown-order' };
  const result = await withdrawFromPurchase(client, request);
  if (result.kind !== 'received') return result;
  await refetchOrders(queries);
  return { ...result, name: request.name };
}
