import type { Checkout, CheckoutResult } from '../../domain/checkout/checkout.ts';
import type { ResponseError } from '../../errors/graphql-response-error.ts';
import { refusalIn } from '../refusal-in.ts';

/** Runs a change of a checkout. The API sends a refusal as an error with a code; here it becomes an answer. */
export async function toCheckoutResult(change: () => Promise<Checkout>): Promise<CheckoutResult> {
  try {
    return { kind: 'open', checkout: await change() };
  } catch (error) {
    return refusalIn(error, toRefusal);
  }
}

function toRefusal({ extensions: { code } }: ResponseError): CheckoutResult | null {
  if (code === 'CART_ORDERED') return { kind: 'already-ordered' };
  return code === 'SHIPPING_FEE_NOT_OFFERED' ? { kind: 'shipping-fee-not-offered' } : null;
}
