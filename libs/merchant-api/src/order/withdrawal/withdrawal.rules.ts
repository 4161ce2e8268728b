import { dateAfter, localDateWriter, withdrawalLastDay, type CalendarCountry } from '@torg/commerce-sdk/domain';
import type { OrderEventRecord } from '../order-event.repository.ts';
import { isOrganisation } from '../is-organisation.rules.ts';
import { isStanding } from '../order-status.ts';
import type { OrderLineRecord, OrderRecord } from '../order-record.ts';
import type { RefundRecord } from '../refund.repository.ts';
import { unitsBySku } from '../units-by-sku.rules.ts';
import type { WithdrawalExemption } from './withdrawal.tables.ts';

/** So many units of a sku. */
export interface AskedUnits {
  skuId: number;
  quantity: number;
}

/** The same with what they are called. */
export interface WithdrawnItem extends AskedUnits {
  name: string;
}

/** A withdrawal as it was received; it is kept as the data of an event and never changed. */
export interface StoredWithdrawal {
  reference: string;
  name: string;
  email: string;
  /** In milliseconds since 1970. */
  receivedAt: number;
  items: readonly WithdrawnItem[];
  /** The units that were asked for by sku id, the lowest first; empty where it was all that was left. */
  asked: readonly AskedUnits[];
  /** By which the client said that it sends the same once more; null where it did not say. */
  key: string | null;
}

/** What stands of an order, from which it follows what can be gone back on. */
export interface WithdrawableOrder {
  order: OrderRecord;
  lines: readonly OrderLineRecord[];
  refunds: readonly RefundRecord[];
  events: readonly OrderEventRecord[];
  /** By article number. */
  exemptions: ReadonlyMap<string, WithdrawalExemption>;
}

export interface WithdrawableItem extends WithdrawnItem {
  left: number;
  exemption: WithdrawalExemption | null;
}

export type ClosedReason = 'ORGANIZATION' | 'TERM_OVER' | 'NOTHING_LEFT';

export interface WithdrawalState {
  reason: ClosedReason | null;
  lastDay: string | null;
  items: readonly WithdrawableItem[];
}

/**
 * How long after the last goods were sent they are taken to have come: some days on the way, and the fortnight that agents
 * keep a parcel. Nobody tells the shop when a parcel was fetched, and the doubt is the buyer's.
 */
const LONGEST_ON_THE_WAY_DAYS = 21;

export const WITHDRAWN = 'withdrawn';

/** What of an order can be gone back on at a moment. */
export function withdrawalState(placed: WithdrawableOrder, now: number): WithdrawalState {
  const items = withdrawableItems(placed);
  const lastDay = lastDayOf(placed.order);
  return { reason: closedReason(placed.order, { items, lastDay, now }), lastDay, items };
}

/** Whether an order was gone back on, and none of its goods are still bought: not those either that nobody can go back on. */
export function isWithdrawnWhole(placed: WithdrawableOrder): boolean {
  return withdrawalsOf(placed.events).length > 0 && withdrawableItems(placed).every(({ left }) => left === 0);
}

/** The withdrawals of an order, the first one first. */
export function withdrawalsOf(events: readonly OrderEventRecord[]): readonly StoredWithdrawal[] {
  const own = events.filter(({ kind }) => kind === WITHDRAWN);
  return own.map(({ data }) => data as unknown as StoredWithdrawal); // `withdraw` alone writes events of this kind
}

function closedReason(
  order: OrderRecord,
  { items, lastDay, now }: { items: readonly WithdrawableItem[]; lastDay: string | null; now: number },
): ClosedReason | null {
  if (isOrganisation(order)) return 'ORGANIZATION';
  if (!isStanding(order.status)) return 'NOTHING_LEFT';
  // What was gone back on stays so once the time is over.
  if (items.every(({ left, exemption }) => left === 0 || exemption !== null)) return 'NOTHING_LEFT';
  return lastDay !== null && localDateWriter(timeZoneOf(order))(now) > lastDay ? 'TERM_OVER' : null;
}

/** Orders from before there were confirmations are those of the shop's own country. */
export function timeZoneOf({ confirmation }: Pick<OrderRecord, 'confirmation'>): string {
  return confirmation?.timeZone ?? 'Europe/Stockholm';
}

function lastDayOf(order: OrderRecord): string | null {
  if (order.completedAt === null) return null;
  const sentOn = localDateWriter(timeZoneOf(order))(order.completedAt.getTime());
  const receivedOn = dateAfter(sentOn, LONGEST_ON_THE_WAY_DAYS);
  // The confirmation tells of the right. Where another country's holidays hold, the seller's do for the shop.
  const country: CalendarCountry = order.confirmation?.countryCode === 'NO' ? 'NO' : 'SE';
  return withdrawalLastDay({ receivedOn, country, isInformed: order.confirmation !== null });
}

/** Units that were refunded are not gone back on once more, and the other way round one unit is counted once. */
function withdrawableItems({ lines, refunds, events, exemptions }: WithdrawableOrder): readonly WithdrawableItem[] {
  const withdrawn = unitsBySku(withdrawalsOf(events).flatMap(({ items }) => items));
  const refunded = unitsBySku(refunds.flatMap(({ skuId, quantity }) => (skuId === null ? [] : [{ skuId, quantity }])));
  const ordered = unitsBySku(lines);
  return [...ordered].map(([skuId, quantity]) => {
    const line = lines.find((one) => one.skuId === skuId);
    const gone = Math.max(withdrawn.get(skuId) ?? 0, refunded.get(skuId) ?? 0);
    return {
      skuId,
      name: line?.name ?? '',
      quantity,
      left: Math.max(0, quantity - gone),
      exemption: exemptions.get(line?.articleNumber ?? '') ?? null,
    };
  });
}
