import { minorFromDecimal } from '../../domain/money/minor-from-decimal.ts';
import type { ProfileFragment, UserFragment } from '../../generated/graphql.ts';
import { present } from '../present.ts';
import type { Profile } from './profile.ts';
import { toAddress } from './to-address.ts';
import type { User } from './user.ts';

/** Turns the API's user into the shop's, balances in minor units. */
export function toUser(user: UserFragment): User {
  const { id, email, address, customerType, newsletter, memberType, memberId, balances } = user;
  return {
    id,
    email,
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    customerType: customerType ?? 'PERSON',
    hasNewsletter: newsletter ?? false,
    memberType,
    memberId,
    balances: present(balances).map(({ currency, amount }) => ({ currency, amount: minorFromDecimal(amount) })),
  };
}

/** Turns the API's user, as a customer's own pages ask for it, into the shop's. */
export function toProfile(user: ProfileFragment): Profile {
  return {
    ...toUser(user),
    address: toAddress(user.address),
    gender: user.gender ?? 'UNSET',
    personalId: user.personalId || null,
    metaData: user.metaData || null,
  };
}
