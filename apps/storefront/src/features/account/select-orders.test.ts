import { expect, it } from 'vitest';
import type { OrderStanding, OwnOrder } from '../../queries/orders-query.ts';
import { hasOrderSearch, orderStandings, readOrderSearch, selectOrders } from './select-orders.ts';

const parcel = { name: 'Ombud', parcelNumber: 'PNR-77', sentAt: null, trackingLink: null };
const order = (orderId: number, standing: OrderStanding, parcels: OwnOrder['parcels'] = []) =>
  ({ orderId, standing, parcels }) as unknown as OwnOrder; // all that is looked at
const orders = [
  order(1, 'received'),
  order(2, 'processing', [parcel]),
  order(3, 'completed'),
  order(14, 'cancelled'),
  order(15, 'withdrawn'),
];
const numbers = (query: string) => {
  const { underWay, history } = selectOrders(orders, readOrderSearch(new URLSearchParams(query)));
  return [underWay, history].map((list) => list.map(({ orderId }) => orderId));
};

it('Order statuses shown to customers: received, processing, completed, cancelled', () => {
  expect(orderStandings.slice(0, 4)).toEqual(['received', 'processing', 'completed', 'cancelled']);
});

it.each([
  [
    '',
    [
      [1, 2],
      [3, 14, 15],
    ],
  ],
  ['status=processing', [[2], []]],
  ['status=cancelled', [[], [14]]],
  ['status=withdrawn', [[], [15]]],
  [
    'status=lost',
    [
      [1, 2],
      [3, 14, 15],
    ],
  ],
  ['q=14', [[], [14]]],
  ['q=pnr', [[2], []]],
  ['q=+1+&status=received', [[1], []]],
  ['q=nothing', [[], []]],
])('the address ?%s finds those under way and those that are over: %j', (query, found) => {
  expect(numbers(query)).toEqual(found);
});

it.each([
  [5, '', false],
  [6, '', true],
  [5, 'q=14', true],
  [1, 'status=received', true],
])('%d orders that are asked for by %j have a search: %s', (count, query, isThere) => {
  const list = Array.from({ length: count }, (_, index) => order(index + 1, 'received'));
  expect(hasOrderSearch(list, readOrderSearch(new URLSearchParams(query)))).toBe(isThere);
});
