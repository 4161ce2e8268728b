import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { CheckoutDetails, CheckoutResult } from '../../domain/checkout/checkout.ts';
import { CreateOrUpdateCheckoutDocument } from '../../generated/graphql.ts';
import { repeatable } from '../call-options.ts';
import { checkoutInput } from './checkout-input.ts';
import { toCheckout } from './to-checkout.ts';
import { toCheckoutResult } from './to-checkout-result.ts';

/** What is filled in so far in the checkout of a cart. */
export interface CheckoutRequest {
  cartId: string;
  /** What the shopper has filled in or changed; what is left out stays as it was. */
  details?: CheckoutDetails;
}

/**
 * Opens the checkout of a cart, or changes it, and gives all that can be chosen now. Ways of sending come once the zip is
 * known, ways of paying with them. The first of each is marked as selected; an order needs the ids of what was chosen.
 *
 * @example
 * const opened = await createOrUpdateCheckout(client, { cartId, details: { billingAddress: { zip: '111 22' } } });
 * if (opened.kind === 'open') console.log(opened.checkout.shippingOptions);
 */
export function createOrUpdateCheckout(
  client: CommerceClient,
  { cartId, details = {} }: CheckoutRequest,
  options?: RequestOptions,
): Promise<CheckoutResult> {
  return toCheckoutResult(async () => {
    const variables = { cartId, checkout: checkoutInput(details) };
    const answer = await client.request(CreateOrUpdateCheckoutDocument, variables, repeatable(options));
    return toCheckout(answer.createOrUpdateCheckout, 'CreateOrUpdateCheckout', client.scope);
  });
}
