import type { ListedOrder, OrderState } from '@torg/commerce-sdk/domain';
import { expect, it } from 'vitest';
import { orderStates, readOrderSearch, selectOrders } from './select-orders.ts';

const parcel = { name: 'Ombud', parcelNumber: 'PNR-77', sentAt: null, trackingLink: null };
const order = (orderId: number, state: OrderState, parcels: ListedOrder['parcels'] = []) =>
  ({ orderId, state, parcels }) as unknown as ListedOrder; // all that is looked at
const orders = [order(1, 'received'), order(2, 'processing', [parcel]), order(3, 'completed'), order(14, 'cancelled')];
const numbers = (query: string) => {
  const { underWay, history } = selectOrders(orders, readOrderSearch(new URLSearchParams(query)));
  return [underWay, history].map((list) => list.map(({ orderId }) => orderId));
};

it('Order statuses shown to customers: received, processing, completed, cancelled', () => {
  expect(orderStates).toEqual(['received', 'processing', 'completed', 'cancelled']);
});

it.each([
  [
    '',
    [
      [1, 2],
      [3, 14],
    ],
  ],
  ['status=processing', [[2], []]],
  ['status=cancelled', [[], [14]]],
  [
    'status=lost',
    [
      [1, 2],
      [3, 14],
    ],
  ],
  ['q=14', [[], [14]]],
  ['q=pnr', [[2], []]],
  ['q=+1+&status=received', [[1], []]],
  ['q=nothing', [[], []]],
])('the address ?%s finds those under way and those that are over: %j', (query, found) => {
  expect(numbers(query)).toEqual(found);
});
