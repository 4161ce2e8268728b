import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import { minorFromDecimal } from '../../domain/money/minor-from-decimal.ts';
import { GraphQLResponseError } from '../../errors/graphql-response-error.ts';
import { UserDocument, type UserQuery } from '../../generated/graphql.ts';
import { present } from '../present.ts';
import type { User } from './user.ts';

/** Reads the customer whose access token is sent; null where the API knows nobody by it. Any other failure is thrown. */
export async function getUser(client: CommerceClient, options?: RequestOptions): Promise<User | null> {
  try {
    const answer = await client.request(UserDocument, {}, options);
    return answer.getUser ? toUser(answer.getUser) : null;
  } catch (error) {
    if (error instanceof GraphQLResponseError && error.codes.includes('UNAUTHENTICATED')) return null;
    throw error;
  }
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
