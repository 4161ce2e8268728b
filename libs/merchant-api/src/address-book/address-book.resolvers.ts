import { ownerIn, signedInUser } from '../account/signed-in-user.ts';
import { storableText } from '../database/storable-text.ts';
import { badUserInput } from '../errors/api-error.ts';
import type { ExtensionResolvers } from '../scope/contract-resolvers.ts';
import { deleteAddress, readAddressBook, writeAddress, writeDefaultAddress } from './address-book.repository.ts';
import { readKeptAddress, type KeptAddressReading } from './kept-address.rules.ts';

const LONGEST_ID = 40;

/** The addresses that a customer keeps. */
export const addressBookResolvers: ExtensionResolvers = {
  ExtensionQuery: {
    async addressBook(_, args, scope) {
      scope.shopView(args);
      const { userId } = await signedInUser(scope);
      const kept = await readAddressBook(scope.customers.db, userId);
      return kept.map(({ id, isDefault, parts }) => ({ ...parts, id, isDefault }));
    },
  },
  ExtensionMutation: {
    async keepAddress(_, { id, address, ...args }, scope) {
      scope.shopView(args);
      const { userId } = await ownerIn(scope);
      const reading = readKeptAddress(address);
      if (!reading.ok) throw explain(reading);
      return writeAddress(scope.customers.db, { userId, id: readId(id), parts: reading.parts });
    },
    async removeAddress(_, { id, ...args }, scope) {
      scope.shopView(args);
      const { userId } = await ownerIn(scope);
      return deleteAddress(scope.customers.db, userId, readId(id));
    },
    async setDefaultAddress(_, { id, ...args }, scope) {
      scope.shopView(args);
      const { userId } = await ownerIn(scope);
      return writeDefaultAddress(scope.customers.db, userId, id == null ? null : readId(id));
    },
  },
};

function readId(id: string): string {
  if (id === '' || id.length > LONGEST_ID)
    throw badUserInput(`'id' has ${LONGEST_ID} characters at most, and one at least.`);
  return storableText(id);
}

function explain(reading: Extract<KeptAddressReading, { ok: false }>) {
  switch (reading.reason) {
    case 'missing':
      return badUserInput(`'address.${reading.part}' has to be there.`);
    case 'too-long':
      return badUserInput(`'address.${reading.part}' may have ${reading.most} characters at most.`);
  }
}
