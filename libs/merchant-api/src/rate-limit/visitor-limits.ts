import type { LimitVerdict } from './rate-limit.ts';
import type { RateLimits } from './rate-limits.ts';

/** Generous for people, a household or an office behind one address included; a program is held up at once. */
const sizes = {
  orders: { most: 20, windowSeconds: 10 * 60 },
  carts: { most: 60, windowSeconds: 60 },
  failedCodes: { most: 30, windowSeconds: 15 * 60 },
  questions: { most: 10, windowSeconds: 10 * 60 },
  orderLinks: { most: 10, windowSeconds: 15 * 60 },
} as const;

/** A limit on what one visitor does. */
export interface VisitorLimit {
  /** Counts one, unless there were too many lately. */
  begin(): Promise<LimitVerdict>;
  /** One is taken back. */
  forgive(): Promise<void>;
}

/** What a visitor may do so often: place orders, begin carts, try codes that are none, ask about products, look for orders. */
export type VisitorLimits = Readonly<Record<keyof typeof sizes, VisitorLimit>>;

const unlimited: VisitorLimit = { begin: async () => ({ allowed: true }), forgive: async () => {} };

/** For calls within this process, and where limits are off. */
export const noVisitorLimits: VisitorLimits = {
  orders: unlimited,
  carts: unlimited,
  failedCodes: unlimited,
  questions: unlimited,
  orderLinks: unlimited,
};

/** Counts by where a visitor comes from. An address that is not known is of a call within this process. */
export function createVisitorLimits(limits: RateLimits): (address: string) => VisitorLimits {
  const orders = limits.limit('orders', sizes.orders);
  const carts = limits.limit('carts', sizes.carts);
  const failedCodes = limits.limit('failed-codes', sizes.failedCodes);
  const questions = limits.limit('questions', sizes.questions);
  const orderLinks = limits.limit('order-links', sizes.orderLinks);
  return (address) => {
    if (address === '') return noVisitorLimits;
    const of = (limit: typeof orders): VisitorLimit => ({
      begin: () => limit.begin(address),
      forgive: () => limit.forgive(address),
    });
    return {
      orders: of(orders),
      carts: of(carts),
      failedCodes: of(failedCodes),
      questions: of(questions),
      orderLinks: of(orderLinks),
    };
  };
}
