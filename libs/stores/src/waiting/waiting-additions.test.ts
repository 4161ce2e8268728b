import { expect, it } from 'vitest';
import type { AddedItem, Cart } from '@torg/commerce-sdk/domain';
import { createMemoryStorage } from '../testing/create-memory-storage.ts';
import { WaitingAdditions, type WaitingPorts } from './waiting-additions.ts';

const mug = { skuId: 7, quantity: 2, message: null };
const plate = { skuId: 8, quantity: 1, message: null };

/** A cart on a server. Each addition meets the next weather, and fine weather after the last. */
function openCart(weather: ('fine' | 'offline' | 'lost' | 'refused')[] = [], { keepsKeys = true } = {}) {
  const keys = new Set<string>();
  const units = new Map<number, number>();
  const sent: (readonly AddedItem[])[] = [];
  const cart = {
    state: { status: 'idle', cart: null } as unknown,
    async load() {
      const lines = [...units].map(([skuId, quantity]) => ({ skuId, quantity, package: null }));
      cart.state = { status: 'ready', cart: { lines } as unknown as Cart };
    },
    async addItems(items: readonly AddedItem[], key: string) {
      sent.push(items);
      if (keepsKeys && keys.has(key)) return { ok: true, cart: {} };
      const now = weather.shift() ?? 'fine';
      if (now === 'refused') return { ok: false, refusal: { kind: 'unknown-item' } };
      if (now !== 'offline') keys.add(key);
      if (now !== 'offline')
        for (const { skuId, quantity } of items) units.set(skuId, (units.get(skuId) ?? 0) + quantity);
      return now === 'fine' ? { ok: true, cart: {} } : { ok: false, refusal: { kind: 'unreachable', error: {} } };
    },
  };
  let made = 0;
  const ports = { cart: cart as unknown as WaitingPorts['cart'], newKey: () => `key ${++made}`, keepsKeys };
  return { ports, units, sent };
}

it('what was wanted without a connection is sent by one addition, once', async () => {
  const { ports, units, sent } = openCart();
  const waiting = new WaitingAdditions({ ...ports, storage: createMemoryStorage() });
  waiting.keep(mug);
  waiting.keep(plate);
  expect([await waiting.send(), await waiting.send()]).toEqual(['sent', 'nothing']);
  expect(sent).toEqual([[mug, plate]]);
  expect(units.get(7)).toBe(2);
});

it.each([
  ['lost', true],
  ['offline', true],
  ['lost', false],
  ['offline', false],
] as const)(
  'an addition whose answer is %s counts once, also after a reload (the API keeps keys: %s)',
  async (weather, keepsKeys) => {
    const { ports, units } = openCart([weather], { keepsKeys });
    const storage = createMemoryStorage();
    const before = new WaitingAdditions({ ...ports, storage });
    before.keep(mug);
    expect(await before.send()).toBe('waits');
    const after = new WaitingAdditions({ ...ports, storage });
    after.keep(plate);
    expect(await after.send()).toBe('sent');
    expect([units.get(7), units.get(8), after.isWaiting]).toEqual([2, 1, false]);
  },
);

it('what cannot be bought is told of, and waits no longer', async () => {
  const waiting = new WaitingAdditions({ ...openCart(['refused']).ports, storage: createMemoryStorage() });
  waiting.keep(mug);
  expect([await waiting.send(), waiting.isWaiting]).toEqual(['refused', false]);
});

it('is sent all the same where somebody else added some of it meanwhile', async () => {
  const { ports, units } = openCart(['offline']);
  const waiting = new WaitingAdditions({ ...ports, storage: createMemoryStorage() });
  waiting.keep(mug);
  await waiting.send();
  await ports.cart.addItems([mug], 'of another tab');
  expect([await waiting.send(), units.get(7)]).toEqual(['sent', 4]);
});
