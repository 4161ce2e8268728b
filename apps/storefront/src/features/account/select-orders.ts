import type { OrderStanding, OwnOrder } from '../../queries/orders-query.ts';

/** How an order stands, in the words that customers are told, in the order of its life. */
export const orderStandings = [
  'received',
  'processing',
  'completed',
  'cancelled',
  'withdrawn',
] as const satisfies readonly OrderStanding[];

/** What a customer looks for among their orders. */
export interface OrderSearch {
  /** Null for all. */
  standing: OrderStanding | null;
  /** A part of an order's or a parcel's number; empty for all. */
  text: string;
}

/** Reads what the address of the list asks for. */
export function readOrderSearch(query: URLSearchParams): OrderSearch {
  const standing = orderStandings.find((one) => one === query.get('status')) ?? null;
  return { standing, text: (query.get('q') ?? '').trim().slice(0, 100) };
}

/** So many orders are found by looking at them. */
const MOST_TO_LOOK_AT = 5;

/** Whether a list of so many orders has a search: not where a look at all of them is less. */
export function hasOrderSearch(orders: readonly OwnOrder[], { standing, text }: OrderSearch): boolean {
  return orders.length > MOST_TO_LOOK_AT || standing !== null || text !== '';
}

/** The orders that are looked for: what is under way apart from what is over. */
export function selectOrders(orders: readonly OwnOrder[], { standing, text }: OrderSearch) {
  const found = orders.filter((order) => (standing === null || order.standing === standing) && isNamed(order, text));
  const isUnderWay = (order: OwnOrder) => order.standing === 'received' || order.standing === 'processing';
  return { underWay: found.filter(isUnderWay), history: found.filter((order) => !isUnderWay(order)) };
}

function isNamed({ orderId, parcels }: OwnOrder, text: string): boolean {
  const numbers = [String(orderId ?? ''), ...parcels.map(({ parcelNumber }) => parcelNumber ?? '')];
  return text === '' || numbers.some((number) => number.toLowerCase().includes(text.toLowerCase()));
}
