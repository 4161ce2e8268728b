import { apiError } from '../errors/api-error.ts';
import type { RequestScope } from '../scope/request-scope.ts';
import type { UserRecord } from './user-record.ts';

/** The customer who asks; throws UNAUTHENTICATED where nobody is signed in. */
export async function signedInUser(scope: Pick<RequestScope, 'currentUser'>): Promise<UserRecord> {
  const user = await scope.currentUser();
  if (!user) throw apiError('UNAUTHENTICATED', 'Nobody is signed in. Send an access token as Authorization: Bearer.');
  return user;
}

/** The same for what customers alone may do; throws FORBIDDEN where someone of the shop acts as them. */
export async function ownerIn(scope: Pick<RequestScope, 'currentUser' | 'spoofedBy'>): Promise<UserRecord> {
  const user = await signedInUser(scope);
  if (scope.spoofedBy() !== null) throw apiError('FORBIDDEN', 'Only the customers themselves can do this.');
  return user;
}
