import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { CheckoutResult } from '@torg/commerce-sdk/domain';
import type { AppScope } from '../../scope/app-scope.ts';
import { fillInCustomer } from './fill-in-customer.ts';

const customer = {
  texts: { email: 'tove@torg.example', 'billingAddress.zip': '111 22', 'billingAddress.city': 'Stockholm' },
  addresses: [],
} as const;

const opened = {
  kind: 'open',
  checkout: { email: '', billingAddress: null, shippingAddress: null },
} as CheckoutResult; // all that it was told

it('lets a page begin without the customer where nobody tells the ways of delivery, for its tab to fill in', async () => {
  const queries = new QueryClient();
  const scope = {
    site: { marketId: 'se', languageId: 'sv-SE' },
    commerce: { scope: {}, request: () => Promise.reject(new Error('outage')) },
    stores: {
      customer: { customerType: 'PERSON' },
      market: { checkoutMarket: 'se', checkoutMarkets: [{ alias: 'se', country: 'SE' }] },
    },
    queries,
    postalCode: { read: () => null, write: () => {} },
  } as unknown as AppScope; // all that is looked at
  await fillInCustomer(scope, { customer, opened, cartId: 'a-cart' });
  expect(queries.getQueryCache().getAll()).toEqual([]);
});
