import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { ResponseError } from '../../errors/graphql-response-error.ts';
import { MissingDataError } from '../../errors/missing-data-error.ts';
import { UpdateUserDocument } from '../../generated/graphql.ts';
import { repeatable } from '../call-options.ts';
import { refusalIn } from '../refusal-in.ts';
import type { ProfileChange, UpdateUserResult } from './profile.ts';
import { toProfile } from './to-user.ts';

/**
 * Changes what is known of the customer whose access token is sent; a new account is filled in by it too.
 *
 * @example
 * const { kind } = await updateUser(client, { newsletter: true });
 */
export async function updateUser(
  client: CommerceClient,
  change: ProfileChange,
  options?: RequestOptions,
): Promise<UpdateUserResult> {
  try {
    const { updateUser: user } = await client.request(UpdateUserDocument, { user: change }, repeatable(options));
    if (!user) throw new MissingDataError('UpdateUser');
    return { kind: 'updated', profile: toProfile(user) };
  } catch (error) {
    return refusalIn(error, toRefusal);
  }
}

function toRefusal({ extensions }: ResponseError): UpdateUserResult | null {
  switch (extensions['code']) {
    case 'UNAUTHENTICATED':
      return { kind: 'signed-out' };
    case 'INVALID_IDENTITY_NUMBER':
      return { kind: 'invalid-identity-number' };
    case 'BAD_USER_INPUT':
      return { kind: 'invalid' };
    default:
      return null;
  }
}
