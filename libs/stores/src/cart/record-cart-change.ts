import type { Cart, CartLine } from '@torg/commerce-sdk/domain';
import type { EventLog } from '../events/event-log.ts';
import type { CartAddition } from './cart-ports.ts';

type Recorder = Pick<EventLog, 'record'>;

/** Records units that the shopper put in the cart. */
export function recordAddition(events: Recorder, cart: Cart, { skuId, quantity }: CartAddition): void {
  const line = cart.lines.find((candidate) => candidate.skuId === skuId);
  if (line) events.record('cart:add', { item: { skuId, quantity }, line });
}

/** Records how many units a line gained or lost; a line that is gone lost all of its own. */
export function recordLineChange(events: Recorder, lineId: string, before: Cart, after: Cart): void {
  const [old, current] = [findLine(before, lineId), findLine(after, lineId)];
  const line = current ?? old;
  const difference = (current?.quantity ?? 0) - (old?.quantity ?? 0);
  if (!line || difference === 0) return;
  const item = { skuId: line.skuId, quantity: Math.abs(difference) };
  events.record(difference > 0 ? 'cart:add' : 'cart:remove', { item, line });
}

function findLine(cart: Cart, id: string): CartLine | undefined {
  return cart.lines.find((line) => line.id === id);
}
