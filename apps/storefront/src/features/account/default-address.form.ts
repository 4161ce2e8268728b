import type { SetDefaultAddressResult } from '@torg/commerce-sdk/extensions';
import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField } from '../../page/form/fields.ts';
import { addressBookQuery } from '../../queries/address-book-query.ts';

/** Has the checkout begin with an address: one that is kept, or the account's own, which has no id. */
export const defaultAddressForm = defineForm('default-address', {
  fields: { address: hiddenField },
  async act(scope, { address }): Promise<SetDefaultAddressResult> {
    const [client, calls] = await Promise.all([scope.extensions(), import('../../queries/address-book-calls.ts')]);
    if (!client) return { kind: 'unknown-address' };
    const result = await calls.setDefaultAddress(client, { id: address || null });
    await scope.queries.invalidateQueries(addressBookQuery(scope));
    return result;
  },
  isDone: ({ kind }) => kind === 'set',
});
