import { expect, it } from 'vitest';
import { orderState } from './order-state.ts';

it.each([
  ['pending', 'received'],
  ['pending-payment', 'received'],
  ['backorder', 'received'],
  ['partial', 'processing'],
  ['inactive', 'processing'],
  ['on-hold', 'processing'],
  ['completed', 'completed'],
  ['refunded', 'completed'],
  ['cancelled', 'cancelled'],
  ['out-of-stock', 'cancelled'],
  ['Completed', 'completed'],
  ['sent-by-pigeon', 'processing'],
])('an order that is %s is shown as %s', (status, state) => {
  expect(orderState(status)).toBe(state);
});
