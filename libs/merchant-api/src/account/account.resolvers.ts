import { readBalances } from '../balance/ledger.repository.ts';
import { localDateWriter } from '@torg/commerce-sdk/domain';
import { apiError, badUserInput } from '../errors/api-error.ts';
import { endNewsletters, wantsNewsletter } from '../newsletter/newsletter.repository.ts';
import { subscribeToNewsletter } from '../newsletter/subscribe-to-newsletter.ts';
import type { ContractResolvers } from '../scope/contract-resolvers.ts';
import type { RequestScope } from '../scope/request-scope.ts';
import type { ShopView } from '../scope/request-scope.ts';
import { deleteUser } from './delete-user.ts';
import { presentUser } from './present-user.ts';
import { readProfile, writeProfile } from './profile.repository.ts';
import { readProfileChange, type ProfileResult } from './profile.rules.ts';
import { ownerIn, signedInUser } from './signed-in-user.ts';
import { createUserRepository } from './user.repository.ts';
import type { UserRecord } from './user-record.ts';

/** The customer who asks: who they are, what they change, and how they leave. */
export const accountResolvers: ContractResolvers = {
  GeinsMerchantApiQuery: {
    async getUser(_, args, scope) {
      const view = scope.shopView(args);
      return showUser(await signedInUser(scope), view, scope);
    },
  },
  GeinsMerchantApiMutation: {
    async updateUser(_, { user: input, ...args }, scope) {
      const view = scope.shopView(args);
      const { market } = view.shop;
      const user = await signedInUser(scope);
      const today = localDateWriter(market.timeZone)(view.now);
      const place = { customerType: user.customerType, country: market.country.code, today };
      const result = readProfileChange(input, place);
      if (!result.ok) throw explain(result);
      await scope.customers.db.transaction().execute(async (trx) => {
        await writeProfile(trx, user.userId, result.change);
        if (input.newsletter === false) await endNewsletters(trx, user.email, view.shop.channel.id);
        if (input.newsletter === true) await subscribe(trx, user, view, scope);
      });
      return showUser((await createUserRepository(scope.customers.db).find(user.userId)) ?? user, view, scope);
    },
    async deleteUser(_, args, scope) {
      const { shop, now } = scope.shopView(args);
      const user = await ownerIn(scope);
      await deleteUser(scope.customers, user, { now, languageId: shop.language.id });
      return true;
    },
  },
};

async function showUser(user: UserRecord, { shop, channels }: ShopView, scope: RequestScope) {
  const { db } = scope.customers;
  const [profile, balances, newsletter] = await Promise.all([
    readProfile(db, user.userId),
    readBalances(db, user.userId),
    wantsNewsletter(db, user.email, shop.channel.id),
  ]);
  if (!profile) throw apiError('UNAUTHENTICATED', 'The account was deleted.');
  return presentUser({ user, profile, balances, newsletter, spoofedBy: scope.spoofedBy() }, shop, channels);
}

/** Where too many mails were asked for none goes, and the rest of the profile is kept: the box can be ticked again. */
async function subscribe(
  trx: RequestScope['customers']['db'],
  user: UserRecord,
  { shop, now, newId }: ShopView,
  scope: RequestScope,
): Promise<void> {
  const { queueMail, admitLetter } = scope.customers;
  // Nobody has said yet that the address is the customer's.
  const request = { email: user.email, channelId: shop.channel.id, languageId: shop.language.id, tags: [] };
  const ports = { queueMail, admitLetter, now, newKey: newId, shopUrl: shop.channel.url };
  await subscribeToNewsletter(trx, request, ports);
}

function explain(result: Extract<ProfileResult, { ok: false }>) {
  switch (result.reason) {
    case 'personal-id':
      return apiError(
        'INVALID_IDENTITY_NUMBER',
        "'personalId' is no number of such a customer in this market. Correct it, or leave it out.",
      );
    case 'too-long':
      return badUserInput(`'${result.field}' may have ${result.most} characters at most.`);
  }
}
