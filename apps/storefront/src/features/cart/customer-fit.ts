import type { CustomerType } from '@torg/commerce-sdk/domain';

/** How the account of whoever is signed in does not fit whom they say they buy for; `mend` is whom it would fit. */
export interface CustomerMisfit {
  account: 'organization' | 'person';
  mend: CustomerType;
}

/** Null where they fit, and for guests, who are whom they say. */
export function customerMisfit(account: CustomerType | null, buysAs: CustomerType): CustomerMisfit | null {
  if (account === null || account === buysAs) return null;
  return { account: account === 'ORGANIZATION' ? 'organization' : 'person', mend: account };
}
