import type { CheckoutDetails } from '../domain/checkout/checkout.ts';

/** What was filled in, with what was filled in later: the later word of each field counts, of an address each part. */
export function mergeDetails(earlier: CheckoutDetails, later: CheckoutDetails): CheckoutDetails {
  const merged = { ...earlier, ...later };
  for (const name of ['billingAddress', 'shippingAddress', 'checkoutUrls'] as const) {
    const parts = { ...earlier[name], ...later[name] };
    if (Object.keys(parts).length > 0) merged[name] = parts;
  }
  return merged;
}
