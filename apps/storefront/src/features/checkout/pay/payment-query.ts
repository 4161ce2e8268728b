import { queryOptions } from '@tanstack/react-query';
import { createOrUpdateCheckout } from '@torg/commerce-sdk';
import type { CheckoutResult, Minor } from '@torg/commerce-sdk/domain';
import type { AppScope } from '../../../scope/app-scope.ts';
import { countInMarket } from '../../../scope/count-in-market.ts';
import { paymentFormOf, type PaymentForm } from './payment-form-of.ts';

/** What is paid in a form of a provider: what its page draws of the checkout, and no more, as the provider's script reads it. */
export interface OpenedPayment {
  cartId: string;
  /** What the cart came to when this was asked, minor units inc VAT: another sum is another cart. */
  cartTotal: Minor | null;
  isOrdered: boolean;
  /** Null where there is nothing to be paid that way. */
  due: { form: PaymentForm; toPay: Minor; currency: string } | null;
}

/**
 * The payment that the cart in hand waits for, or null where there is no cart. It is asked again when the cart changes; who
 * is signed in makes it no other.
 */
export function paymentQuery({ commerce, stores }: Pick<AppScope, 'commerce' | 'stores'>, knownCart: string | null) {
  const { checkoutMarket } = stores.market;
  const { customerType } = stores.customer;
  return queryOptions({
    queryKey: ['payment', commerce.scope, checkoutMarket],
    queryFn: async ({ signal }): Promise<OpenedPayment | null> => {
      const { cart } = stores.cart.state;
      const cartId = cart?.id ?? knownCart;
      if (cartId === null) return null;
      const client = countInMarket(commerce, checkoutMarket);
      const result = await createOrUpdateCheckout(client, { cartId, details: { customerType } }, { signal });
      const cartTotal = cart?.summary.total.incVat ?? null;
      return { cartId, cartTotal, isOrdered: result.kind === 'already-ordered', due: dueOf(result) };
    },
    staleTime: 'static',
  });
}

function dueOf(result: CheckoutResult): OpenedPayment['due'] {
  const checkout = result.kind === 'open' ? result.checkout : null;
  const form = checkout && paymentFormOf(checkout);
  if (!form) return null;
  const { balance, currency } = checkout.cart.summary;
  return { form, toPay: balance.toPay.incVat, currency };
}
