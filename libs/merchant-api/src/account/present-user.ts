import { MEMBER_TYPE } from './access-tokens.ts';
import type { UserRecord } from './user-record.ts';

const noAddress = {
  addressLine1: '',
  addressLine2: '',
  addressLine3: '',
  entryCode: '',
  careOf: '',
  city: '',
  state: '',
  country: '',
  zip: '',
  company: '',
  mobile: '',
  phone: '',
};

/** A user as the contract writes it. */
export function presentUser({ userId, email, firstName, lastName, customerType }: UserRecord) {
  return {
    id: userId,
    email,
    address: { ...noAddress, firstName, lastName },
    gender: 'UNSET',
    customerType,
    newsletter: false,
    personalId: null,
    memberType: MEMBER_TYPE,
    memberId: userId,
    balances: [],
    balance: 0,
    balanceFormatted: null,
    metaData: null,
    availableChannels: null,
  };
}
