import type { AppScope } from '../../scope/app-scope.ts';
import type { WithdrawResult } from '@torg/commerce-sdk/extensions';
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
}

type Answer = WithdrawalReview | WithdrawResult | { kind: 'change' };

/** Goes back on a purchase in two steps: what and who, then the word that it is meant. */
export const withdrawForm = defineForm('withdraw', {
  fields: withdrawFields,
  fieldsFor: sentWithdrawFields,
  async act(scope, { step, order, key, name, email, items }): Promise<Answer> {
    const told = { name, email, items };
    if (step === 'change') return { kind: 'change' };
    if (step === 'confirm') return withdrawBy(scope, { publicId: order, idempotencyKey: key, ...told });
    const exceeded = await exceededIn(scope, order, items);
    return exceeded ?? { kind: 'review', key: scope.newId(), ...told };
  },
  isDone: ({ kind }) => kind === 'review' || kind === 'change' || kind === 'received',
});

/** What of the goods is more than is left to go back on; null where nothing is, and where nobody tells. */
async function exceededIn(
  { extensions }: AppScope,
  publicId: string,
  items: readonly ChosenUnits[],
): Promise<Extract<WithdrawResult, { kind: 'too-many' }> | null> {
  const [client, { getWithdrawal }] = await Promise.all([extensions(), import('./withdrawal-calls.ts')]);
  const withdrawal = client && (await getWithdrawal(client, { publicId }));
  for (const { skuId, quantity } of items) {
    const left = withdrawal?.items.find((item) => item.skuId === skuId)?.left;
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

async function withdrawBy({ extensions, queries }: AppScope, request: Request): Promise<WithdrawResult> {
  const [client, { withdrawFromPurchase }] = await Promise.all([extensions(), import('./withdrawal-calls.ts')]);
  if (!client) return { kind: 'unknown-order' };
  const result = await withdrawFromPurchase(client, request);
  if (result.kind === 'received') await refetchOrders(queries);
  return result;
}
