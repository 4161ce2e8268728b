import type { ListedOrder, OrderState } from '@torg/commerce-sdk/domain';

/** How an order stands, in the four words that customers are told, in the order of its life. */
export const orderStates = [
  'received',
  'processing',
  'completed',
  'cancelled',
] as const satisfies readonly OrderState[];

/** What a customer looks for among their orders. */
export interface OrderSearch {
  /** Null for all. */
  state: OrderState | null;
  /** A part of an order's or a parcel's number; empty for all. */
  text: string;
}

/** Reads what the address of the list asks for. */
export function readOrderSearch(query: URLSearchParams): OrderSearch {
  const state = orderStates.find((one) => one === query.get('status')) ?? null;
  return { state, text: (query.get('q') ?? '').trim().slice(0, 100) };
}

/** The orders that are looked for: what is under way apart from what is over. */
export function selectOrders(orders: readonly ListedOrder[], { state, text }: OrderSearch) {
  const found = orders.filter((order) => (state === null || order.state === state) && isNamed(order, text));
  const isUnderWay = (order: ListedOrder) => order.state === 'received' || order.state === 'processing';
  return { underWay: found.filter(isUnderWay), history: found.filter((order) => !isUnderWay(order)) };
}

function isNamed({ orderId, parcels }: ListedOrder, text: string): boolean {
  const numbers = [String(orderId ?? ''), ...parcels.map(({ parcelNumber }) => parcelNumber ?? '')];
  return text === '' || numbers.some((number) => number.toLowerCase().includes(text.toLowerCase()));
}
