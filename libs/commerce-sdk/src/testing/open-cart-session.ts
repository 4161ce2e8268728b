import { vi, type Mock } from 'vitest';
import type { CartSession, CartSessionOptions } from '../cart/cart-session.ts';
import { createCartSession } from '../cart/create-cart-session.ts';
import { GraphQLResponseError } from '../errors/graphql-response-error.ts';
import { settle } from './manual-time.ts';
import { memoryCartService } from './memory-cart-service.ts';
import { memoryStorage } from './memory-storage.ts';

/** What the API says of a cart that there is none of any more. */
export const gone = new GraphQLResponseError([{ message: 'Gone', extensions: { code: 'CART_NOT_FOUND' } }]);

/** A session and what it is made over. */
export interface OpenedCartSession {
  readonly session: CartSession;
  readonly service: ReturnType<typeof memoryCartService>;
  readonly storage: ReturnType<typeof memoryStorage>;
  /** The pauses that it asked for, in milliseconds. */
  readonly waits: number[];
  readonly announce: Mock;
}

/** A session over a service in memory, which waits for nothing. */
export function openCartSession(options: Partial<CartSessionOptions> = {}): OpenedCartSession {
  const service = memoryCartService();
  const storage = memoryStorage();
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const announce = vi.fn();
  const session = createCartSession({ calls: service, storage, wait, announce, ...options });
  return { session, service, storage, waits, announce };
}

/** A session whose cart c1 holds two units of sku 7. */
export async function openFilledSession(options: Partial<CartSessionOptions> = {}): Promise<OpenedCartSession> {
  const shop = openCartSession(options);
  await shop.session.add({ skuId: 7, quantity: 2 });
  shop.service.calls.length = 0;
  shop.announce.mockClear();
  return shop;
}

/** Holds the answers back until they are let go, one by one. */
export function heldBack(service: { beforeAnswer: () => Promise<void> }) {
  const gates: (() => void)[] = [];
  service.beforeAnswer = () => new Promise((open) => gates.push(open));
  return async () => {
    await settle();
    gates.shift()?.();
    await settle();
  };
}

/** The update to so many of sku 7. */
export const sku7 = (units: number) => ({ 'sku-7': units });
