import type { CarrierOption } from './carrier.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** What of a shopper's wishes is not offered with a way of sending; the days are ISO dates, and both are offered. */
export type WrongDeliveryChoice =
  { kind: 'pickup-point'; problem: 'missing' | 'invalid' } | { kind: 'delivery-date'; first: string; last: string };

/** What day it is, and on which day a moment is, in the market's time zone; as ISO dates. */
export interface DeliveryCalendar {
  today: string;
  dateOf(moment: number): string;
}

type Wishes = Pick<CheckoutDraft, 'pickupPoint' | 'desiredDeliveryDate'>;

const DAY = 24 * 60 * 60 * 1000;
/** Nobody plans tours further ahead. */
const DAYS_AHEAD = 60;

/**
 * Finds a wish that is not offered: where the carrier has points, one of them must be chosen, and nothing arrives before the
 * day that it promises. Null where all is offered, and where no carrier knows the option but the dates are right.
 */
export function wrongDeliveryChoice(
  { pickupPoint, desiredDeliveryDate: day }: Wishes,
  option: CarrierOption | null,
  { today, dateOf }: DeliveryCalendar,
): WrongDeliveryChoice | null {
  const points = option?.agents ?? [];
  if (points.length > 0 && !pickupPoint) return { kind: 'pickup-point', problem: 'missing' };
  if (points.length > 0 && points.every(({ id }) => id !== pickupPoint)) {
    return { kind: 'pickup-point', problem: 'invalid' };
  }
  if (!day) return null;
  const wished = dateOf(Date.parse(day));
  const first = option?.earliestDate ?? today;
  const last = new Date(Date.parse(today) + DAYS_AHEAD * DAY).toISOString().slice(0, 10);
  return wished < first || wished > last ? { kind: 'delivery-date', first, last } : null;
}

/** The wishes that go with a way of sending: a point of another way, chosen before, is none of this one. */
export function wishesWith<Draft extends Wishes>(draft: Draft, option: CarrierOption | null): Draft {
  // What no carrier of the shop's knows is sent by a channel's own, which names its places itself.
  return option?.agents.length === 0 ? { ...draft, pickupPoint: null } : draft;
}
