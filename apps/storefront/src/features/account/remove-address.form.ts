import type { RemoveAddressResult } from '@torg/commerce-sdk/extensions';
import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField } from '../../page/form/fields.ts';
import { addressBookQuery } from '../../queries/address-book-query.ts';

/** Keeps an address no more. */
export const removeAddressForm = defineForm('remove-address', {
  fields: { address: hiddenField },
  async act(scope, { address: id }): Promise<RemoveAddressResult> {
    const [client, calls] = await Promise.all([scope.extensions(), import('../../queries/address-book-calls.ts')]);
    if (!client || id === '') return { kind: 'unknown-address' };
    const result = await calls.removeAddress(client, { id });
    await scope.queries.invalidateQueries(addressBookQuery(scope));
    return result;
  },
  // One that is gone already is as it was to be.
  isDone: ({ kind }) => kind === 'removed' || kind === 'unknown-address',
});
