import { createOrUpdateCheckout, getProfile, type Profile } from '@torg/commerce-sdk';
import type { CheckoutResult } from '@torg/commerce-sdk/domain';
import type { AppScope } from '../../scope/app-scope.ts';
import { countInMarket } from '../../scope/count-in-market.ts';
import { checkoutQuery, customerTextsKey } from './checkout-query.ts';
import { customerTexts, withCustomerTexts } from './customer-texts.ts';
import { deliveryCountry, postalCodeIn } from './delivery-country.ts';
import { typedFrom } from './typed-from.ts';

/** What the account knows of whoever is signed in. Whoever gets no answer fills it in by hand: null. */
export function readCustomer({ commerce }: Pick<AppScope, 'commerce'>): Promise<Profile | null> {
  return getProfile(commerce).catch(() => null);
}

interface CustomersCheckout {
  profile: Profile;
  opened: CheckoutResult;
  cartId: string;
}

/** Has a page begin with what the account knows, and with the ways of delivery to where the customer lives. */
export async function fillInCustomer(scope: AppScope, { profile, opened, cartId }: CustomersCheckout) {
  const country = deliveryCountry(scope);
  const texts = customerTexts(profile, country);
  scope.queries.setQueryData(customerTextsKey(cartId), texts);
  if (opened.kind !== 'open') return;
  const told = typedFrom(opened.checkout);
  const zip = withCustomerTexts(told, texts)['billingAddress.zip'] ?? '';
  if (zip === told['billingAddress.zip'] || postalCodeIn(country, zip) === null) return;
  const { commerce, queries, stores } = scope;
  const client = countInMarket(commerce, stores.market.checkoutMarket);
  const result = await createOrUpdateCheckout(client, { cartId, details: { billingAddress: { zip } } });
  queries.setQueryData(checkoutQuery(scope, cartId).queryKey, result);
}
