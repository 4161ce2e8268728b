import { minorFromDecimal, readEmailAddress, type CompanyRole, type MemberChange } from '@torg/commerce-sdk/domain';
import { ownerIn, signedInUser } from '../account/signed-in-user.ts';
import { storableText } from '../database/storable-text.ts';
import { apiError, badUserInput } from '../errors/api-error.ts';
import type { CompanyRole as AskedRole } from '../generated/extensions.ts';
import type { ExtensionResolvers } from '../scope/contract-resolvers.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changeMember } from './change-member.ts';
import { companyPages } from './company-pages.ts';
import { findMembership } from './company.repository.ts';
import { deleteInvitation, findInvitation } from './invitation.repository.ts';
import { inviteMember } from './invite-member.ts';
import { actingMember, notAMember } from './member-in.ts';
import { answeredRole, presentCompany } from './present-company.ts';
import { readInvitedTo } from './invited-to.ts';

/** More than any order costs, and what a column holds. */
const HIGHEST_LIMIT = 10_000_000_00;

/** Organizations and their members. */
export const companyResolvers: ExtensionResolvers = {
  ExtensionQuery: {
    async company(_, args, scope) {
      const { now } = scope.shopView(args);
      const { userId } = await signedInUser(scope);
      const found = await findMembership(scope.customers.db, userId);
      return found && presentCompany(scope, found, now);
    },
    async companyInvitation(_, { key, ...args }, scope) {
      const { now } = scope.shopView(args);
      const found = await readInvitedTo(scope.customers.db, storableText(key), now);
      return found && { ...found, role: answeredRole(found.role) };
    },
  },
  ExtensionMutation: {
    async inviteMember(_, { email: text, role, orderLimit, ...args }, scope) {
      const { shop, now, newId } = scope.shopView(args);
      const email = readEmailAddress(text);
      if (email === null) throw badUserInput("'email' is no address of a mailbox.");
      const wanted = { email, role: roleFrom(role), orderLimit: limitFrom(orderLimit) };
      const pages = companyPages(shop);
      const invited = await inviteMember(scope.customers.db, await actingMember(scope), wanted, {
        ...{ now, newId, newKey: newId, languageId: shop.language.id, addressOf: pages.invitation },
        queueMail: scope.customers.queueMail,
      });
      if (invited === 'not-allowed') throw notAllowed();
      if (invited === 'full') throw apiError('COMPANY_FULL', 'The organization has 100 members and invitations.');
      return invited === 'invited';
    },
    async withdrawInvitation(_, { id, ...args }, scope) {
      scope.shopView(args);
      const { company, member } = await actingMember(scope);
      if (member.role !== 'administrator') throw notAllowed();
      return deleteInvitation(scope.customers.db, company.companyId, storableText(id));
    },
    async acceptInvitation(_, { key, ...args }, scope) {
      const { now } = scope.shopView(args);
      const user = await ownerIn(scope);
      const { db } = scope.customers;
      switch (await acceptInvitation(db, { key: storableText(key), user, now })) {
        case 'over':
          throw apiError('INVITATION_OVER', 'It was used or taken back, or is too old. Ask for another.');
        case 'of-another': {
          const sentTo = (await findInvitation(db, storableText(key)))?.email ?? '';
          throw apiError('INVITATION_OF_ANOTHER', 'It was sent to another address. Sign in with that one.', { sentTo });
        }
        case 'member-elsewhere':
          throw apiError('ALREADY_MEMBER', 'You are a member of another organization. Leave that first.');
        case 'joined': {
          const found = await findMembership(db, user.userId);
          if (!found) throw notAMember();
          return presentCompany(scope, found, now);
        }
      }
    },
    async changeMember(_, { id, role, orderLimit, ...args }, scope) {
      const { now } = scope.shopView(args);
      const change = { kind: 'rights' as const, memberId: id, role: roleFrom(role), orderLimit: limitFrom(orderLimit) };
      return changeAs(scope, change, now);
    },
    async removeMember(_, { id, ...args }, scope) {
      const { now } = scope.shopView(args);
      return changeAs(scope, { kind: 'removal', memberId: id }, now);
    },
  },
};

async function changeAs(
  scope: Parameters<typeof actingMember>[0],
  change: MemberChange,
  now: number,
): Promise<boolean> {
  const { member } = await actingMember(scope);
  const refusal = await changeMember(scope.customers.db, member.id, change, now);
  switch (refusal?.kind) {
    case undefined:
      return true;
    case 'not-allowed':
      throw notAllowed();
    case 'unknown-member':
      throw apiError('UNKNOWN_MEMBER', 'There is no such member. Read the organization anew.');
    case 'last-administrator':
      throw apiError(
        'LAST_ADMINISTRATOR',
        'Somebody has to lead the organization. Make another its administrator first.',
      );
  }
}

function notAllowed() {
  return apiError('FORBIDDEN', 'Only who leads the organization can do this.');
}

function roleFrom(role: AskedRole): CompanyRole {
  return role.toLowerCase() as CompanyRole; // the schema has the same roles in capitals
}

function limitFrom(decimal: number | null | undefined): number | null {
  if (decimal === null || decimal === undefined) return null;
  const limit = minorFromDecimal(decimal);
  if (limit < 0 || limit > HIGHEST_LIMIT) throw badUserInput("'orderLimit' is from 0 to 10,000,000, or left out.");
  return limit;
}
