import type { KeepAddressResult } from '@torg/commerce-sdk/extensions';
import { href } from '@torg/market-routing';
import { defineForm } from '../../page/form/define-form.ts';
import type { FieldValues } from '../../page/form/field.ts';
import { addressBookQuery } from '../../queries/address-book-query.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { addressFields, neededAddressFields } from './address-fields.ts';

/** Keeps an address, or changes one that is kept. */
export const addressForm = defineForm('address', {
  fields: addressFields,
  fieldsFor: neededAddressFields,
  act: keep,
  isDone: ({ kind }) => kind === 'kept',
  redirectTo: ({ kind }, { scope }) =>
    kind === 'kept' ? href(scope.site.locale, 'accountAddresses', {}, { saved: 1 }) : null,
});

async function keep(scope: AppScope, values: FieldValues<typeof addressFields>): Promise<KeepAddressResult> {
  const { address: known, isDefault, ...address } = values;
  const [client, calls] = await Promise.all([scope.extensions(), import('../../queries/address-book-calls.ts')]);
  if (!client) return { kind: 'not-allowed' };
  const id = known || scope.newId();
  const result = await calls.keepAddress(client, { id, address });
  if (result.kind === 'kept' && isDefault) await calls.setDefaultAddress(client, { id });
  await scope.queries.invalidateQueries(addressBookQuery(scope));
  return result;
}
