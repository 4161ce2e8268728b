import { storableText } from '../../database/storable-text.ts';
import { badUserInput, notAvailable } from '../../errors/api-error.ts';
import type { ExtensionResolvers } from '../../scope/contract-resolvers.ts';
import type { ShopView } from '../../scope/request-scope.ts';
import { ownerIn, signedInUser } from '../signed-in-user.ts';
import { readPasskeys, removePasskey, renamePasskey } from './passkey.repository.ts';
import { readRegistration } from './read-passkey-response.ts';
import { relyingPartyOf, type RelyingParty } from './relying-party.ts';

const LONGEST_NAME = 60;

const outcomes = { added: 'ADDED', full: 'FULL', refused: 'REFUSED' } as const;

/** The keys that a customer signs in with in place of a password. */
export const passkeyResolvers: ExtensionResolvers = {
  ExtensionQuery: {
    async passkeys(_, args, scope) {
      const { shop } = scope.shopView(args);
      const { userId } = await signedInUser(scope);
      if (relyingPartyOf(shop.channel.url) === null) return null;
      return scope.spoofedBy() === null ? readPasskeys(scope.customers.db, userId) : [];
    },
  },
  ExtensionMutation: {
    async beginPasskey(_, args, scope) {
      const party = partyOf(scope.shopView(args));
      const user = await ownerIn(scope);
      const options = await scope.passkeys?.begin(user, party, scope.profile.name);
      return options ? JSON.stringify(options) : null;
    },
    async addPasskey(_, { response, name, ...args }, scope) {
      const view = scope.shopView(args);
      const party = partyOf(view);
      const user = await ownerIn(scope);
      const called = readName(name);
      const made = readRegistration(response);
      const added = made && (await scope.passkeys?.add(user, party, made, called));
      if (added?.kind === 'added') {
        const { timeZone } = view.shop.market;
        const data = { name: called, addedAt: new Date(view.now).toISOString(), timeZone };
        const mail = { to: user.email, kind: 'passkey-added', languageId: view.shop.language.id, data } as const;
        await scope.customers.queueMail(scope.customers.db, mail, view.now);
      }
      return outcomes[added?.kind ?? 'refused'];
    },
    async renamePasskey(_, { id, name, ...args }, scope) {
      scope.shopView(args);
      const { userId } = await ownerIn(scope);
      return renamePasskey(scope.customers.db, userId, storableText(id), readName(name));
    },
    async removePasskey(_, { id, ...args }, scope) {
      scope.shopView(args);
      const { userId } = await ownerIn(scope);
      return removePasskey(scope.customers.db, userId, storableText(id));
    },
  },
};

function partyOf({ shop }: ShopView): RelyingParty {
  const party = relyingPartyOf(shop.channel.url);
  if (!party) throw notAvailable('A passkey for pages without https or a name of their own');
  return party;
}

function readName(name: string): string {
  const called = storableText(name).trim();
  if (called === '' || called.length > LONGEST_NAME) throw badUserInput(`'name' has 1 to ${LONGEST_NAME} characters.`);
  return called;
}
