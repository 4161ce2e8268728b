import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import { UserDocument } from '../../generated/graphql.ts';
import { personal } from '../call-options.ts';
import { toUser } from './to-user.ts';
import { unlessSignedOut } from './unless-signed-out.ts';
import type { User } from './user.ts';

/**
 * Reads the customer whose access token is sent, with what they have to spend; null where the API knows nobody by it. Any
 * other failure is thrown.
 *
 * @example
 * const user = await getUser(client); // null where nobody is signed in
 */
export function getUser(client: CommerceClient, options?: RequestOptions): Promise<User | null> {
  return unlessSignedOut(async () => {
    const answer = await client.request(UserDocument, {}, personal(options));
    return answer.getUser && toUser(answer.getUser);
  });
}
