import { decimalFromMinor, formatMoney } from '@torg/commerce-sdk/domain';
import { presentChannel } from '../market/present-channel.ts';
import type { Channel } from '../market/market-directory.ts';
import type { Shop } from '../market/find-shop.ts';
import { moneyFormatOf } from '../pricing/present-price.ts';
import type { UserType } from '../generated/contract.ts';
import type { Presented } from '../scope/presented.ts';
import { MEMBER_TYPE } from './access-tokens.ts';
import { addressParts } from './address-parts.ts';
import type { Profile } from './profile-record.ts';
import type { UserRecord } from './user-record.ts';

/** What is read of a customer. */
export interface UserDetails {
  user: UserRecord;
  profile: Profile;
  /** Minor units. */
  balances: readonly { currency: string; amount: number }[];
  newsletter: boolean;
  /** Who of the shop looks at it as the customer; null for the customer. */
  spoofedBy: string | null;
}

/** A customer as the contract writes it. Whoever only acts as the customer does not get the number of a person. */
export function presentUser(details: UserDetails, shop: Shop, channels: readonly Channel[]): Presented<UserType> {
  const { user, profile, balances, newsletter, spoofedBy } = details;
  const { userId, email, firstName, lastName, customerType } = user;
  const { currency, language } = moneyFormatOf(shop);
  const format = (amount: number, code: string) => formatMoney(amount, { currency: code, language });
  const here = balances.find((balance) => balance.currency === currency)?.amount ?? 0;
  return {
    id: userId,
    email,
    address: {
      ...partsOf(profile.address),
      firstName,
      lastName,
    },
    gender: profile.gender,
    customerType,
    newsletter,
    personalId: spoofedBy === null ? profile.personalId : null,
    memberType: MEMBER_TYPE,
    memberId: userId,
    balances: balances.map(({ currency: code, amount }) => ({
      currency: code,
      amount: decimalFromMinor(amount),
      amountFormatted: format(amount, code),
    })),
    balance: decimalFromMinor(here),
    balanceFormatted: format(here, currency),
    metaData: profile.metaData,
    availableChannels: channels.map((channel) => ({
      channelId: channel.id,
      availableMarkets: presentChannel(channel).markets,
    })),
  };
}

function partsOf(address: Profile['address']) {
  const parts = Object.fromEntries(addressParts.map((part) => [part, address[part] ?? '']));
  return parts as Record<(typeof addressParts)[number], string>; // the keys are the parts above
}
