import { ownQuery, type OwnSource } from './own-query.ts';

/** The addresses that a customer keeps beside their account's own. */
export function addressBookQuery(scope: OwnSource) {
  return ownQuery('address-book', scope, async (client, options) => {
    const { getAddressBook } = await import('./address-book-calls.ts');
    return getAddressBook(client, options);
  });
}
