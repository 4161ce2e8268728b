import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import { ProfileDocument } from '../../generated/graphql.ts';
import { personal } from '../call-options.ts';
import type { Profile } from './profile.ts';
import { toProfile } from './to-user.ts';
import { unlessSignedOut } from './unless-signed-out.ts';

/**
 * Reads all that a customer's own pages show of whose access token is sent; null where the API knows nobody by it.
 *
 * @example
 * const profile = await getProfile(client); // null where nobody is signed in
 */
export function getProfile(client: CommerceClient, options?: RequestOptions): Promise<Profile | null> {
  return unlessSignedOut(async () => {
    const answer = await client.request(ProfileDocument, {}, personal(options));
    return answer.getUser && toProfile(answer.getUser);
  });
}
