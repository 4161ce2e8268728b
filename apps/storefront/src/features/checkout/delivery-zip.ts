import type { TypedCheckout } from '@torg/stores/checkout';
import type { AppScope } from '../../scope/app-scope.ts';
import type { CheckoutFieldName } from './checkout-fields.ts';
import { deliveryCountry } from '../../display/delivery-country.ts';
import { postalCodeIn } from '../../page/form/market-fields.ts';

/** The field of the postal code that ways of delivery hang on. */
export function deliveryZipField(typed: TypedCheckout): CheckoutFieldName {
  return typed.otherAddress === undefined ? 'billingAddress.zip' : 'shippingAddress.zip';
}

/** Whether a whole postal code is typed into it. */
export function hasDeliveryZip(typed: TypedCheckout, scope: Pick<AppScope, 'site' | 'stores'>): boolean {
  return postalCodeIn(deliveryCountry(scope), typed[deliveryZipField(typed)] ?? '') !== null;
}
