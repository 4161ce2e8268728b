import type { AppScope } from '../../scope/app-scope.ts';
import type { WithdrawResult } from '@torg/commerce-sdk/extensions';
import { defineForm } from '../../page/form/define-form.ts';
import { sentWithdrawFields, withdrawFields, type ChosenUnits } from './withdraw-fields.ts';

/** What is to be confirmed: nothing is gone back on yet. */
export interface WithdrawalReview {
  kind: 'review';
  name: string;
  email: string;
  key: string;
  items: readonly ChosenUnits[];
}

/** Goes back on a purchase in two steps: what and who, then the word that it is meant. */
export const withdrawForm = defineForm('withdraw', {
  fields: withdrawFields,
  fieldsFor: sentWithdrawFields,
  act: async (scope, { step, order, key, ...told }): Promise<WithdrawalReview | WithdrawResult> =>
    step === 'choose'
      ? { kind: 'review', key: scope.newId(), ...told }
      : withdrawBy(scope, { publicId: order, idempotencyKey: key, ...told }),
  isDone: ({ kind }) => kind === 'review' || kind === 'received',
});

interface Request {
  publicId: string;
  idempotencyKey: string;
  name: string;
  email: string;
  items: readonly ChosenUnits[];
}

async function withdrawBy({ extensions }: AppScope, request: Request): Promise<WithdrawResult> {
  const [client, { withdrawFromPurchase }] = await Promise.all([extensions(), import('./withdrawal-calls.ts')]);
  return client ? withdrawFromPurchase(client, request) : { kind: 'unknown-order' };
}
