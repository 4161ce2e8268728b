import type { Shop } from '../market/find-shop.ts';
import { noPaymentPages, type PaymentPages } from '../order/payment-pages.ts';
import { askProvider } from './ask-provider.ts';
import { formForCheckout, pageForOrder } from './begin-payment.ts';
import type { PaymentParts } from './payment-parts.ts';
import type { PaymentSession } from './payment-session.ts';
import { findSession, wasBlocked } from './payment-session.repository.ts';

/** Payments in one shop at one moment. */
export interface PaymentDesk extends PaymentPages {
  /** What was begun under an id; null where nothing was. */
  find(sessionId: string): Promise<PaymentSession | null>;
  /** Asks the provider about what nobody has told of yet; a provider that does not answer changes nothing. */
  refresh(session: PaymentSession): Promise<void>;
}

/** Whose request it is, where and when. */
export interface DeskVisit {
  shop: Shop;
  now: number;
  newId(): string;
  userId(): Promise<number | null>;
}

/** Payments where there is no provider. */
export const closedPaymentDesk: PaymentDesk = { ...noPaymentPages, find: async () => null, refresh: async () => {} };

/** Opens payments for one request. What a provider fails at is reported, and the shop goes on without it. */
export function openPaymentDesk(parts: PaymentParts, visit: DeskVisit): PaymentDesk {
  const { db, provider, randomBytes, report } = parts;
  const pagesUrl = parts.pagesUrl ?? visit.shop.channel.url;
  const ports = { ...parts, ...visit, pagesUrl };
  const orNull = <Value>(begun: Promise<Value>) => begun.catch((error: unknown) => (report(error), null));
  return {
    isOpen: true,
    isBlocked: (payer) => wasBlocked(db, payer),
    formFor: (wanted) => orNull(formForCheckout(ports, wanted)),
    pageFor: (order) => orNull(pageForOrder(ports, order)),
    find: (sessionId) => findSession(db, sessionId),
    async refresh(session) {
      if (session.outcome !== null || session.orderId === null) return;
      await orNull(askProvider({ db, provider, randomBytes, now: visit.now }, session));
    },
  };
}
