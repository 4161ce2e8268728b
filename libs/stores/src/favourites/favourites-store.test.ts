import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../testing/create-memory-storage.ts';
import { FavouritesStore } from './favourites-store.ts';

function createStore(storage = createMemoryStorage(), lists = createMemoryStorage()) {
  const record = vi.fn();
  return { store: new FavouritesStore({ storage, lists, events: { record } }), storage, record };
}

describe('FavouritesStore', () => {
  it('marks and unmarks, and records both', () => {
    const { store, record } = createStore();
    store.toggle(5);
    store.toggle(8);
    expect(store.ids).toEqual([8, 5]);
    store.toggle(5);
    expect([store.has(5), store.has(8), store.count]).toEqual([false, true, 1]);
    expect(record.mock.calls).toEqual([
      ['favorite:add', { productId: 5 }],
      ['favorite:add', { productId: 8 }],
      ['favorite:remove', { productId: 5 }],
    ]);
  });

  it('knows nothing before it has read what is stored', () => {
    const { store } = createStore(createMemoryStorage('4,6'));
    expect(store.state).toEqual({ status: 'unread' });
    store.load();
    expect(store.state).toEqual({ status: 'ready', ids: [4, 6], lists: [] });
  });

  it('keeps what is stored when the first thing that happens is a mark', () => {
    const { store, storage } = createStore(createMemoryStorage('4,6'));
    store.toggle(9);
    expect(storage.read()).toBe('9,4,6');
  });

  it('does not undo a mark from another tab', () => {
    const { store, storage } = createStore(createMemoryStorage('4'));
    store.load();
    storage.write('7,4');
    store.toggle(9);
    expect(store.ids).toEqual([9, 7, 4]);
  });

  it('brings 700 favourites to the next visit', () => {
    const { store, storage } = createStore();
    const ids = Array.from({ length: 700 }, (_, index) => 100_000 + index);
    for (const id of ids) store.toggle(id);
    const next = createStore(storage).store;
    next.load();
    expect(next.ids).toEqual(ids.toReversed());
  });

  it.each([
    { text: '', ids: [] },
    { text: '4,x,-2,4,5.5,9', ids: [4, 9] },
    { text: '{"broken', ids: [] },
  ])('reads $ids from "$text"', ({ text, ids }) => {
    const { store } = createStore(createMemoryStorage(text));
    store.load();
    expect(store.ids).toEqual(ids);
  });

  it('keeps lists beside the marks, and holds in them what is marked', () => {
    const [storage, lists] = [createMemoryStorage(), createMemoryStorage()];
    const { store } = createStore(storage, lists);
    const list = { id: 'l', name: 'Julklappar', productIds: [6, 4], shareKey: 'key' };
    store.keep({ productIds: [6, 4], lists: [list] }, null);
    store.toggle(6);
    const next = createStore(storage, lists).store;
    next.load();
    expect(next.lists).toEqual([{ ...list, productIds: [4] }]);
  });

  it.each(['{"broken', '7', '{"lists":7,"heard":{"productIds":"x"}}', '{"lists":[null,{"id":7}]}'])(
    'reads no lists from %s',
    (text) => {
      const { store } = createStore(createMemoryStorage('4'), createMemoryStorage(text));
      store.load();
      expect([store.ids, store.lists, store.kept().heard]).toEqual([[4], [], null]);
    },
  );
});
