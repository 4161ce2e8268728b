import { GraphQLResponseError, type CartCalls, type CountedCart } from '@torg/commerce-sdk';
import type { Cart, CartChange, CartLine } from '@torg/commerce-sdk/domain';
import type { CartNotes, CartPorts } from '../cart/cart-ports.ts';
import { createCartEngine } from '../cart/create-cart-engine.ts';
import { buildCart, buildCartLine } from './build-cart.ts';
import type { TextStorage } from '../ports/text-storage.ts';
import { createMemoryStorage } from './create-memory-storage.ts';

/**
 * A cart service in memory, under the real session: it knows one cart, `cart-1`, sells any sku, and remembers what it was
 * told.
 */
export interface FakeCartPorts extends CartPorts {
  /** The cart as the service has it now. */
  held(): Cart;
  /** Every call to the service, in order, such as `update line-7 3`. */
  readonly calls: readonly string[];
  readonly announced: readonly CountedCart[];
  /** How often the cart's code was fetched. */
  readonly opened: () => number;
  /** Keeps the id of another cart, as another tab or the shop's server does. */
  keep(id: string | null): void;
}

interface FakeCartOptions {
  /** The calls that are answered in another way than by the service in memory. */
  service?: (real: CartCalls) => Partial<CartCalls>;
  notes?: CartNotes | null;
  /** What several tabs keep of packages; one of its own when left out. */
  packages?: TextStorage;
  /** Is called before the cart's code is there. */
  arrive?: () => Promise<void>;
}

/** Makes a cart service for tests. `lines` are in the cart at the start. */
export function createFakeCartPorts(lines: readonly CartLine[] = [], options: FakeCartOptions = {}): FakeCartPorts {
  let cart = buildCart(lines);
  let kept: string | null = null;
  let opened = 0;
  const calls: string[] = [];
  const announced: CountedCart[] = [];
  const packages = options.packages ?? createMemoryStorage();

  const hold = (next: readonly CartLine[], overrides: Partial<Cart> = {}): CartChange => {
    cart = buildCart(next, { promoCode: cart.promoCode, ...overrides });
    return { ok: true, cart };
  };
  const unknown: CartChange = { ok: false, refusal: { kind: 'unknown-item' } };
  const withQuantity = (line: CartLine, quantity: number) =>
    buildCartLine(line.skuId, quantity, { id: line.id, groupKey: line.groupKey, package: line.package });
  const set = (isMeant: (line: CartLine) => boolean, quantity: number) => {
    if (!cart.lines.some(isMeant)) return unknown;
    const changed = cart.lines.map((line) => (isMeant(line) ? withQuantity(line, quantity) : line));
    return hold(changed.filter((line) => line.quantity > 0));
  };

  const service: CartCalls = {
    async fetchCart({ cartId }) {
      calls.push(`fetch ${cartId}`);
      return cart;
    },
    async addToCart({ skuId, quantity }) {
      calls.push(`add ${skuId} ${quantity}`);
      const line = cart.lines.find((candidate) => candidate.skuId === skuId && !candidate.package);
      if (!line) return hold([...cart.lines, buildCartLine(skuId, quantity)]);
      return set((other) => other === line, line.quantity + quantity);
    },
    async addPackageToCart({ packageId, selections }) {
      calls.push(`package ${packageId}`);
      const groupKey = `group-${packageId}`;
      const parts = selections.map(({ groupId, optionId, skuId }) =>
        buildCartLine(skuId, 1, {
          id: `${groupKey}-${skuId}`,
          groupKey,
          package: { packageId, packageName: 'Set', groupId, optionId },
        }),
      );
      return hold([...cart.lines, ...parts]);
    },
    async updateCartItem({ lineId, quantity }) {
      calls.push(`update ${lineId} ${quantity}`);
      return set(({ id }) => id === lineId, quantity);
    },
    async updateCartGroup({ groupKey, quantity }) {
      calls.push(`group ${groupKey} ${quantity}`);
      return set((line) => line.groupKey === groupKey, quantity);
    },
    async setPromoCode({ code }) {
      calls.push(`code ${code}`);
      if (code === 'DYR') return { kind: 'conditions-not-met' };
      if (code !== 'VINTER10') return { kind: 'invalid' };
      hold(cart.lines, { promoCode: code });
      return { kind: 'applied', cart };
    },
    async removePromoCode() {
      calls.push('no code');
      hold(cart.lines, { promoCode: null });
      return cart;
    },
    joinCart: async () => {
      throw new GraphQLResponseError([{ message: 'Only the shop’s server joins carts', extensions: {} }]);
    },
  };

  return {
    calls,
    announced,
    held: () => cart,
    opened: () => opened,
    keep: (id) => void (kept = id),
    recallCartId: () => kept,
    announce: (told) => void announced.push(told),
    async openEngine(hooks) {
      await options.arrive?.();
      opened += 1;
      const storage = { read: () => kept, write: (id: string | null) => void (kept = id) };
      const notes = options.notes ?? null;
      const wait = async () => {};
      return createCartEngine(
        { calls: { ...service, ...options.service?.(service) }, storage, packages, notes, wait },
        hooks,
      );
    },
  };
}
