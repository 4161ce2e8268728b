import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import { minorFromDecimal } from '../../domain/money/minor-from-decimal.ts';
import { UserDocument, type UserQuery } from '../../generated/graphql.ts';
import { personal } from '../call-options.ts';
import { present } from '../present.ts';
import { unlessSignedOut } from './unless-signed-out.ts';
import type { User } from './user.ts';

/** Reads the customer whose access token is sent; null where the API knows nobody by it. Any other failure is thrown. */
export function getUser(client: CommerceClient, options?: RequestOptions): Promise<User | null> {
  return unlessSignedOut(async () => {
    const answer = await client.request(UserDocument, {}, personal(options));
    return answer.getUser && toUser(answer.getUser);
  });
}

function toUser({
  id,
  email,
  address,
  customerType,
  memberType,
  memberId,
  balances,
}: NonNullable<UserQuery['getUser']>): User {
  return {
    id,
    email,
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    customerType: customerType ?? 'PERSON',
    memberType,
    memberId,
    balances: present(balances).map(({ currency, amount }) => ({ currency, amount: minorFromDecimal(amount) })),
  };
}
