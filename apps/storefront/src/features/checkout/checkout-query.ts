import { queryOptions } from '@tanstack/react-query';
import { createOrUpdateCheckout } from '@torg/commerce-sdk';
import type { TypedCheckout } from '@torg/stores/checkout';
import type { AppScope } from '../../scope/app-scope.ts';
import { deliveryCountry } from '../../display/delivery-country.ts';
import { scopeKey } from '../../queries/scope-key.ts';
import { countInMarket } from '../../scope/count-in-market.ts';

/** The checkout of a cart as a page begins with it: asked anew each time, as it is another at each moment. */
export function checkoutQuery({ commerce, stores }: Pick<AppScope, 'commerce' | 'stores'>, cartId: string) {
  const { checkoutMarket } = stores.market;
  const { customerType } = stores.customer;
  return queryOptions({
    queryKey: ['checkout', commerce.scope, checkoutMarket, cartId],
    queryFn: ({ signal }) =>
      createOrUpdateCheckout(
        countInMarket(commerce, checkoutMarket),
        { cartId, details: { customerType } },
        { signal },
      ),
    staleTime: 0,
  });
}

/** What the account tells of whoever is signed in; null where nobody is. */
export function checkoutCustomerQuery(scope: AppScope) {
  const { commerce, stores } = scope;
  return queryOptions({
    queryKey: [
      ...['checkout-customer', scopeKey(commerce), deliveryCountry(scope), stores.session.user?.email ?? null],
      stores.customer.customerType,
    ],
    queryFn: async () => (await import('./checkout-customer.ts')).readCheckoutCustomer(scope),
  });
}

/** What the account knows of a customer, as a page begins with it, by the names of the fields. */
export function customerTextsKey(cartId: string) {
  return queryOptions<TypedCheckout>({ queryKey: ['customer-texts', cartId] }).queryKey;
}

/** The key of the order that a page without script sends: made with the page, so that the page orders once. */
export function orderKeyQuery(cartId: string) {
  return queryOptions<string>({ queryKey: ['order-key', cartId] }).queryKey;
}
