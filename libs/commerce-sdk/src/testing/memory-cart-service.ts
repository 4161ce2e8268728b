import type { CartCalls } from '../cart/cart-calls.ts';
import type { Cart, CartChange } from '../domain/cart/cart.ts';
import { GraphQLResponseError } from '../errors/graphql-response-error.ts';
import { NetworkError } from '../errors/network-error.ts';
import { ServerError } from '../errors/server-error.ts';
import { noOffers, presentCart } from './present-cart.ts';

/**
 * What becomes of a call: it is answered; it never arrives; it is carried out and its answer is lost, or is carried out when
 * the next but one comes; it times out and is never carried out, or was, or is when the next but one comes; or the server
 * says that it is down, or that something went wrong in it, before the call was carried out or after.
 */
export type Weather =
  | 'fine'
  | 'no-way'
  | 'lost'
  | 'lost-late'
  | 'timeout'
  | 'timeout-done'
  | 'timeout-late'
  | 'down'
  | 'fault'
  | 'fault-done';

/** Carts in memory. Each call meets the next weather, and fine weather after the last. */
export interface MemoryCartService extends CartCalls {
  /** Every call, in order, such as `add c1 7 2`. */
  readonly calls: string[];
  weather: Weather[];
  /** Called before each answer, which waits for it. */
  beforeAnswer: () => Promise<void>;
  /** The units of a cart by line. */
  held(cartId: string): Record<string, number>;
  cart(cartId: string): Cart;
  /** Forgets a cart. */
  forget(cartId: string): void;
}

/** How many units of a sku can be bought. */
export const STOCK = 20;

const wentWrong = { message: 'Went wrong', extensions: { code: 'INTERNAL_SERVER_ERROR' } };

/**
 * Makes a service of carts in memory; the first cart is `c1`. Of each sku 20 units can be bought, for 100 kr each.
 *
 * @example
 * const calls = memoryCartService();
 * const cart = createCartSession({ calls, wait: async () => {} });
 * calls.weather = ['fine', 'lost'];
 * await cart.add({ skuId: 7, quantity: 1 });
 */
export function memoryCartService(): MemoryCartService {
  const carts = new Map<string, Map<string, number>>();
  let made = 0;
  const late: { turns: number; done: () => void }[] = [];
  const linesOf = (cartId: string) => {
    const lines = carts.get(cartId);
    if (!lines) throw new GraphQLResponseError([{ message: 'Gone', extensions: { code: 'CART_NOT_FOUND' } }]);
    return lines;
  };
  const present = (cartId: string) => {
    const lines = [...linesOf(cartId)].map(([lineId, quantity]) => ({ lineId, quantity, ...price }));
    const facts = lines.map(({ lineId }) => factsOf(lineId));
    return presentCart(cartId, { ...noOffers, lines }, facts);
  };
  async function meet<Answer>(call: string, carryOut: () => Answer): Promise<Answer> {
    service.calls.push(call);
    late.splice(0).forEach(({ turns, done }) => (turns === 0 ? done() : late.push({ turns: turns - 1, done })));
    const weather = service.weather.shift() ?? 'fine';
    if (weather.endsWith('-late')) late.push({ turns: 1, done: carryOut });
    const isDone = weather === 'fine' || weather === 'lost' || weather.endsWith('-done');
    const answer = isDone ? carryOut() : null;
    await service.beforeAnswer();
    if (weather === 'fine') return answer as Answer; // it was carried out
    if (weather === 'down') throw new ServerError(503);
    if (weather.startsWith('fault')) throw new GraphQLResponseError([wentWrong]);
    throw new NetworkError(weather, { failure: weather.startsWith('timeout') ? 'timeout' : 'unreachable' });
  }
  const set = (cartId: string, quantities: Record<string, number>): CartChange => {
    const lines = linesOf(cartId);
    for (const [lineId, quantity] of Object.entries(quantities)) {
      if (quantity > STOCK) return { ok: false, refusal: { kind: 'stock-limit', left: STOCK } };
      if (quantity === 0) lines.delete(lineId);
      else lines.set(lineId, quantity);
    }
    return { ok: true, cart: present(cartId) };
  };
  const service: MemoryCartService = {
    calls: [],
    weather: [],
    beforeAnswer: async () => {},
    held: (cartId) => Object.fromEntries(linesOf(cartId)),
    cart: present,
    forget: (cartId) => void carts.delete(cartId),
    fetchCart: ({ cartId }) =>
      meet(`fetch ${cartId}`, () => {
        if (cartId !== null) return present(cartId);
        made += 1;
        carts.set(`c${made}`, new Map());
        return present(`c${made}`);
      }),
    addToCart: ({ cartId, skuId, quantity }) =>
      meet(`add ${cartId} ${skuId} ${quantity}`, () => {
        const lineId = `sku-${skuId}`;
        return set(cartId, { [lineId]: (linesOf(cartId).get(lineId) ?? 0) + quantity });
      }),
    addPackageToCart: ({ cartId, packageId }) =>
      meet(`package ${cartId} ${packageId}`, () => {
        const group = `group-${packageId}`;
        const packages = (linesOf(cartId).get(`${group}-a`) ?? 0) + 1;
        return set(cartId, { [`${group}-a`]: packages, [`${group}-b`]: packages });
      }),
    updateCartItem: ({ cartId, lineId, quantity }) =>
      meet(`line ${cartId} ${lineId} ${quantity}`, () =>
        linesOf(cartId).has(lineId)
          ? set(cartId, { [lineId]: quantity })
          : { ok: false, refusal: { kind: 'unknown-item' } },
      ),
    updateCartGroup: ({ cartId, groupKey, quantity }) =>
      meet(`group ${cartId} ${groupKey} ${quantity}`, () =>
        linesOf(cartId).has(`${groupKey}-a`)
          ? set(cartId, { [`${groupKey}-a`]: quantity, [`${groupKey}-b`]: quantity })
          : { ok: false, refusal: { kind: 'unknown-item' } },
      ),
    setPromoCode: ({ cartId, code }) =>
      meet(`code ${cartId} ${code}`, () =>
        code === 'VINTER10' ? { kind: 'applied', cart: { ...present(cartId), promoCode: code } } : { kind: 'invalid' },
      ),
    removePromoCode: ({ cartId }) => meet(`no code ${cartId}`, () => present(cartId)),
    // The customer has a cart of her own with nothing in it, and takes over one in hand.
    joinCart: ({ cartId }) =>
      meet(`join ${cartId}`, () => {
        if (cartId === null) return null;
        made += 1;
        carts.set(`c${made}`, new Map(linesOf(cartId)));
        return `c${made}`;
      }),
  };
  return service;
}

const price = { selling: 10_000, regular: 10_000, rateBp: 2500 };

/** A line's id says what it is. */
function factsOf(lineId: string) {
  const [kind, id] = lineId.split('-');
  const number = Number(id);
  if (kind !== 'group') return { skuId: number };
  const choice = { packageId: number, packageName: 'Set', groupId: 1, optionId: 1 };
  return { skuId: 1000 + number, groupKey: `group-${id}`, package: choice };
}
