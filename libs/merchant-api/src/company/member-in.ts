import { ownerIn, signedInUser } from '../account/signed-in-user.ts';
import { apiError } from '../errors/api-error.ts';
import type { RequestScope } from '../scope/request-scope.ts';
import type { Membership } from './company-record.ts';
import { findMembership } from './company.repository.ts';

/** What whoever asks is in their organization; throws UNAUTHENTICATED, or FORBIDDEN where they are a member of none. */
export async function memberIn(scope: RequestScope): Promise<Membership> {
  const { userId } = await signedInUser(scope);
  const found = await findMembership(scope.customers.db, userId);
  if (!found) throw notAMember();
  return found;
}

/** The same for what members alone may do, and nobody of the shop for them. */
export async function actingMember(scope: RequestScope): Promise<Membership> {
  await ownerIn(scope);
  return memberIn(scope);
}

/** What is said to whoever is a member of no organization, or no more. */
export function notAMember() {
  return apiError('FORBIDDEN', 'Only the members of an organization can do this.');
}
