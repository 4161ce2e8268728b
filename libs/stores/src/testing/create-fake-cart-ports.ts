import type { Cart, CartChange, CartLine } from '@torg/commerce-sdk/domain';
import type { CartPorts, CountedCart } from '../cart/cart-ports.ts';
import { buildCart, buildCartLine } from './build-cart.ts';

/** A cart service in memory: it knows one cart, sells any sku, and remembers what it was told. */
export interface FakeCartPorts extends CartPorts {
  /** The cart as the service has it now. */
  held(): Cart;
  /** Every call to the service, in order, such as `update line-7 3`. */
  readonly calls: readonly string[];
  readonly announced: readonly CountedCart[];
}

/** Makes a cart service for tests. */
export function createFakeCartPorts(lines: readonly CartLine[] = []): FakeCartPorts {
  let cart = buildCart(lines);
  let remembered: string | null = null;
  const calls: string[] = [];
  const announced: CountedCart[] = [];

  const hold = (next: readonly CartLine[]): CartChange => {
    cart = buildCart(next);
    return { ok: true, cart };
  };
  const withQuantity = (line: CartLine, quantity: number) => buildCartLine(line.skuId, quantity, { id: line.id });

  return {
    calls,
    announced,
    held: () => cart,
    async fetchCart(id) {
      calls.push(`fetch ${id}`);
      return cart;
    },
    async addToCart({ skuId, quantity }) {
      calls.push(`add ${skuId} ${quantity}`);
      const line = cart.lines.find((candidate) => candidate.skuId === skuId);
      if (!line) return hold([...cart.lines, buildCartLine(skuId, quantity)]);
      const more = withQuantity(line, line.quantity + quantity);
      return hold(cart.lines.map((other) => (other === line ? more : other)));
    },
    async updateCartItem({ lineId, quantity }) {
      calls.push(`update ${lineId} ${quantity}`);
      const line = cart.lines.find(({ id }) => id === lineId);
      if (!line) return { ok: false, refusal: { kind: 'unknown-item' } };
      const changed = cart.lines.map((other) => (other === line ? withQuantity(line, quantity) : other));
      return hold(changed.filter((other) => other.quantity > 0));
    },
    recallCartId: () => remembered,
    rememberCartId: (id) => {
      remembered = id;
    },
    announce: (told) => {
      announced.push(told);
    },
  };
}
