import { getProfile } from '@torg/commerce-sdk';
import type { KeptAddress } from '@torg/commerce-sdk/extensions';
import type { TypedCheckout } from '@torg/stores/checkout';
import { deliveryCountry } from '../../display/delivery-country.ts';
import { addressBookQuery } from '../../queries/address-book-query.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { addressChoices, type AddressChoice } from './address-choices.ts';
import { customerTexts } from './customer-texts.ts';

/** What the account of a customer tells the checkout. */
export interface CheckoutCustomer {
  /** By the names of the fields that ask for it. */
  texts: TypedCheckout;
  addresses: readonly AddressChoice[];
}

/** What the account knows of whoever is signed in, for the country that the goods go to; null where nobody is. */
export async function readCheckoutCustomer(scope: AppScope): Promise<CheckoutCustomer | null> {
  const [profile, kept] = await Promise.all([getProfile(scope.commerce), readKept(scope)]);
  if (!profile) return null;
  const addresses = addressChoices(profile, kept, deliveryCountry(scope));
  const begun = addresses.find(({ isDefault }) => isDefault);
  return { texts: customerTexts(profile, begun, scope.stores.customer.customerType), addresses };
}

/** Whoever gets no answer goes on with the account's own address. */
async function readKept(scope: AppScope): Promise<readonly KeptAddress[]> {
  return (await scope.queries.fetchQuery(addressBookQuery(scope)).catch(() => null)) ?? [];
}
