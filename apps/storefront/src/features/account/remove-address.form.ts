import type { RemoveAddressResult } from '@torg/commerce-sdk/extensions';
import { href } from '@torg/market-routing';
import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField } from '../../page/form/fields.ts';
import { addressBookQuery } from '../../queries/address-book-query.ts';

type Answer = RemoveAddressResult | { kind: 'review' | 'kept' };

/** Keeps an address no more, in two steps: the wish, then the word that it is meant or is not. */
export const removeAddressForm = defineForm('remove-address', {
  fields: { address: hiddenField, step: hiddenField },
  async act(scope, { address: id, step }): Promise<Answer> {
    if (step !== 'confirm') return { kind: step === 'keep' ? 'kept' : 'review' };
    const [client, calls] = await Promise.all([scope.extensions(), import('../../queries/address-book-calls.ts')]);
    if (!client || id === '') return { kind: 'unknown-address' };
    const result = await calls.removeAddress(client, { id });
    await scope.queries.invalidateQueries(addressBookQuery(scope));
    return result;
  },
  isDone: ({ kind }) => kind === 'review' || kind === 'kept' || isGone(kind),
  redirectTo: ({ kind }, { scope }) =>
    isGone(kind) ? href(scope.site.locale, 'accountAddresses', {}, { removed: 1 }) : null,
});

/** One that is gone already is as it was to be. */
function isGone(kind: Answer['kind']): boolean {
  return kind === 'removed' || kind === 'unknown-address';
}
