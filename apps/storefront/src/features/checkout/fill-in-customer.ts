import { createOrUpdateCheckout } from '@torg/commerce-sdk';
import { formatPostalCode, type Checkout, type CheckoutResult } from '@torg/commerce-sdk/domain';
import type { TypedCheckout } from '@torg/stores/checkout';
import type { AppScope } from '../../scope/app-scope.ts';
import { knownPostalCode } from '../../scope/known-postal-code.ts';
import { countInMarket } from '../../scope/count-in-market.ts';
import type { CheckoutCustomer } from './checkout-customer.ts';
import { checkoutCustomerQuery, checkoutQuery, customerTextsKey } from './checkout-query.ts';
import { withCustomerTexts } from './customer-texts.ts';
import { deliveryCountry } from '../../display/delivery-country.ts';
import { postalCodeIn } from '../../page/form/market-fields.ts';
import { typedFrom } from './typed-from.ts';

/** What the account knows of whoever is signed in. Whoever gets no answer fills it in by hand: null. */
export function readCustomer(scope: AppScope): Promise<CheckoutCustomer | null> {
  return scope.queries.fetchQuery(checkoutCustomerQuery(scope)).catch(() => null);
}

interface CustomersCheckout {
  /** Null for visitors, who may have said where goods go before. */
  customer: CheckoutCustomer | null;
  opened: CheckoutResult;
  cartId: string;
}

/**
 * Has a page begin with what is known of its visitor, and with the ways of delivery to where they live. Where nobody tells
 * those, it begins with neither, and its tab fills in and asks.
 */
export async function fillInCustomer(scope: AppScope, { customer, opened, cartId }: CustomersCheckout) {
  const { commerce, queries, stores } = scope;
  const country = deliveryCountry(scope);
  const texts = knownTexts(scope, customer?.texts ?? {}, country);
  const zip = opened.kind === 'open' ? untoldZip(opened.checkout, texts, country) : null;
  if (zip !== null) {
    const client = countInMarket(commerce, stores.market.checkoutMarket);
    const details = { billingAddress: { zip } };
    const result = await createOrUpdateCheckout(client, { cartId, details }).catch(() => null);
    if (result === null) return;
    queries.setQueryData(checkoutQuery(scope, cartId).queryKey, result);
  }
  queries.setQueryData(customerTextsKey(cartId), texts);
}

/** What the account knows, and the postal code that was given on another page where the account has no place. */
function knownTexts(scope: AppScope, ofAccount: TypedCheckout, country: string): TypedCheckout {
  const code = knownPostalCode(scope, country);
  const hasPlace = ['zip', 'city', 'addressLine1'].some((part) => ofAccount[`billingAddress.${part}`]);
  return code === null || hasPlace
    ? ofAccount
    : { ...ofAccount, 'billingAddress.zip': formatPostalCode(code, country) };
}

/** The postal code that is known, where the checkout was told of none and no other place. */
function untoldZip(checkout: Checkout, texts: TypedCheckout, country: string): string | null {
  const told = typedFrom(checkout);
  const zip = withCustomerTexts(told, texts)['billingAddress.zip'] ?? '';
  return zip === told['billingAddress.zip'] || postalCodeIn(country, zip) === null ? null : zip;
}
