import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../testing/index.ts';
import { SetAsideStore } from './set-aside-store.ts';

const mug = (skuId: number, why: 'removed' | 'later' = 'removed', message: string | null = null) => ({
  why,
  name: `Mugg ${skuId}`,
  variant: 'Blå',
  content: { kind: 'units' as const, productId: 1, skuId, quantity: 2, message },
});

function open(stored = '') {
  const storage = createMemoryStorage(stored);
  let [now, ids] = [1_000_000_000, 0];
  const openTab = () => {
    const store = new SetAsideStore({ storage, clock: { now: () => now }, newId: () => String((ids += 1)) });
    store.load();
    return store;
  };
  return { storage, openTab, store: openTab(), wait: (ms: number) => void (now += ms) };
}

const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name);

describe('what was taken out of the cart', () => {
  it('can be had back after a reload, the last first', () => {
    const { store, openTab } = open();
    store.keep(mug(1));
    store.keep(mug(2));
    expect(namesOf(openTab().removed)).toEqual(['Mugg 2', 'Mugg 1']);
  });

  it('can be had back for an hour, and what is kept for later is there longer', () => {
    const { store, openTab, wait } = open();
    store.keep(mug(1));
    store.keep(mug(2, 'later'));
    wait(3_599_999);
    expect(namesOf(openTab().items)).toEqual(['Mugg 1', 'Mugg 2']);
    wait(1);
    expect(namesOf(openTab().items)).toEqual(['Mugg 2']);
  });

  it('is three things at most, and fifty for later', () => {
    const { store } = open();
    for (let sku = 0; sku < 60; sku += 1) {
      store.keep(mug(sku));
      store.keep(mug(sku, 'later'));
    }
    expect(namesOf(store.removed)).toEqual(['Mugg 59', 'Mugg 58', 'Mugg 57']);
    expect(store.later).toHaveLength(50);
  });

  it('is there once, but what is engraved differently is not the same', () => {
    const { store } = open();
    store.keep(mug(1));
    store.keep(mug(1));
    store.keep(mug(1, 'removed', 'Till mormor'));
    expect(store.removed).toHaveLength(2);
  });

  it('is let go of, and leaves nothing in the browser', () => {
    const { store, storage } = open();
    store.forget(store.keep(mug(1)));
    expect([store.items, storage.read()]).toEqual([[], '']);
  });

  it('takes what another tab set aside along', () => {
    const { store, openTab } = open();
    openTab().keep(mug(1, 'later'));
    store.keep(mug(2, 'later'));
    expect(namesOf(openTab().later)).toEqual(['Mugg 2', 'Mugg 1']);
  });

  it.each([
    ['no JSON'],
    ['{}'],
    ['[{"id":"1"}]'],
    ['[null, 3]'],
    ['[{"id":"1","why":"later","at":1,"name":"","variant":"","content":{"kind":"units"}}]'],
  ])('is nothing where %s is stored', (stored) => {
    expect(open(stored).store.items).toEqual([]);
  });
});
