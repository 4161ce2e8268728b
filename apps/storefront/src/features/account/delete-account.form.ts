import type { DeleteUserResult } from '@torg/commerce-sdk';
import { href } from '@torg/market-routing';
import { defineForm } from '../../page/form/define-form.ts';
import type { Field } from '../../page/form/field.ts';
import { choiceField } from '../../page/form/fields.ts';

/** That it is meant is asked in the second step alone. */
const meant: Field<boolean> = { read: (typed) => ({ value: typed !== null }) };
const mustBeMeant: Field<boolean> = { read: (typed) => (typed === null ? { refusal: 'required' } : { value: true }) };
const fields = { step: choiceField(['review', 'keep', 'confirm']), meant };

/** Deletes the account of a customer in two steps: what would go and what is kept, then the word that it is meant. */
export const deleteAccountForm = defineForm('delete-account', {
  fields,
  fieldsFor: (sent) => (sent.get('step') === 'confirm' ? { ...fields, meant: mustBeMeant } : fields),
  async act({ commerce, stores }, { step }): Promise<DeleteUserResult | { kind: 'review' | 'kept' }> {
    if (step !== 'confirm') return { kind: step === 'review' ? 'review' : 'kept' };
    const { deleteUser } = await import('./own-affairs-calls.ts');
    const result = await deleteUser(commerce);
    // The account is gone whatever becomes of the cookies: nobody is behind them any more.
    if (result.kind === 'deleted') await stores.session.signOut();
    return result;
  },
  isDone: ({ kind }) => kind === 'review' || kind === 'kept' || kind === 'deleted',
  redirectTo: ({ kind }, { scope: { site } }) =>
    kind === 'deleted' ? href(site.locale, 'account', {}, { deleted: 1 }) : null,
});
