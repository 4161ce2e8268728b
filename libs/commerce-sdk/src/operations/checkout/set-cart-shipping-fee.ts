import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { CheckoutResult } from '../../domain/checkout/checkout.ts';
import type { Minor } from '../../domain/money/money.ts';
import { SetCartShippingFeeDocument } from '../../generated/graphql.ts';
import { repeatable } from '../call-options.ts';
import { shippingFeeInput } from './checkout-input.ts';
import { toCheckout } from './to-checkout.ts';
import { toCheckoutResult } from './to-checkout-result.ts';

/** A shipping fee that the channel asks for itself, in place of that of the chosen option. */
export interface ShippingFeeRequest {
  cartId: string;
  /** What the carrier asks, minor units inc VAT; null takes the fee back. */
  fee: Minor | null;
}

/**
 * Takes over what a carrier of the channel's own asks for sending. It counts where `allowExternalShippingFee` is true.
 *
 * @example
 * const result = await setCartShippingFee(client, { cartId, fee: 4900 });
 */
export function setCartShippingFee(
  client: CommerceClient,
  { cartId, fee }: ShippingFeeRequest,
  options?: RequestOptions,
): Promise<CheckoutResult> {
  return toCheckoutResult(async () => {
    const variables = { cartId, shippingFee: shippingFeeInput(fee) };
    const answer = await client.request(SetCartShippingFeeDocument, variables, repeatable(options));
    return toCheckout(answer.setCartShippingFee, 'SetCartShippingFee', client.scope);
  });
}
