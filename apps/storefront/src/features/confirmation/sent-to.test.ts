import { expect, it } from 'vitest';
import type { Confirmation } from './confirmation.ts';
import { sentTo } from './sent-to.ts';

const [home, work] = [{ city: 'Hem' }, { city: 'Arbete' }];

/** An order as its confirmation tells of it; goods unless it says otherwise. */
function order(
  told: { shippingName: string; pickupPoint: string | null } | null,
  { shippingAddress = null as object | null, type = 'product' } = {},
): Confirmation {
  const cart = { lines: [{ product: { type } }] };
  return { agreed: told, cart, placed: { billingAddress: home, shippingAddress } } as unknown as Confirmation; // all that is looked at
}

const byPost = { shippingName: 'Hem till dörren', pickupPoint: null };

it.each([
  ['to an address of its own', order(byPost, { shippingAddress: work }), work],
  ['to the buyer’s, where it has none', order(byPost), home],
  ['nowhere, where it is fetched', order({ ...byPost, pickupPoint: 'Kvarterslivs' }, { shippingAddress: work }), null],
  ['nowhere, where it is gift cards that are mailed', order(byPost, { type: 'giftcard' }), null],
  ['to its own alone, where the account tells of no way', order(null, { shippingAddress: work }), work],
  ['nobody knows where, where the account tells of neither', order(null), null],
])('sends an order %s', (_, confirmation, address) => {
  expect(sentTo(confirmation)).toBe(address);
});
