import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { FavouriteChanges, Favourites } from '@torg/commerce-sdk/extensions';
import { createMemoryStorage } from '../testing/create-memory-storage.ts';
import { changesBetween, withChanges } from './favourite-changes.ts';
import { FavouritesStore } from './favourites-store.ts';
import { keepWithAccount } from './keep-with-account.ts';

const list = (id: string, productIds: number[], name = id) => ({ id, name, productIds, shareKey: null });

/** An account, and browsers that keep with it. */
function createAccount(productIds: number[] = []) {
  let held: Favourites = { productIds, lists: [] };
  const account = {
    read: vi.fn(async () => held),
    change: vi.fn(async (changes: FavouriteChanges) => (held = withChanges(held, changes))),
  };
  const browser = (marks = '') => {
    const store = new FavouritesStore({
      storage: createMemoryStorage(marks),
      lists: createMemoryStorage(),
      events: { record: () => {} },
    });
    store.load();
    return { store, kept: keepWithAccount(store, account) };
  };
  return { account, browser, held: () => held };
}

describe('favourites of whoever signs in', () => {
  it('are those of the account and those of the browser, and nothing is lost', async () => {
    const { browser, held } = createAccount([7, 4]);
    const { store, kept } = browser('9,4');
    kept.change({ lists: [{ id: 'l', name: 'Julklappar', add: [9] }] });
    await kept.sync();
    expect(held().productIds).toEqual([9, 7, 4]);
    expect(store.ids).toEqual([9, 7, 4]);
    expect(held().lists).toEqual([list('l', [9], 'Julklappar')]);
  });

  it('follow the account from then on, also what another browser took away', async () => {
    const { browser } = createAccount([7, 4]);
    const [here, there] = [browser(), browser()];
    await here.kept.sync();
    await there.kept.sync();
    there.store.toggle(7);
    await there.kept.sync();
    here.store.toggle(5);
    await here.kept.sync();
    expect([here.store.ids, there.store.ids]).toEqual([[5, 4], [4]]);
  });

  it('are told the next time where the account was out of reach', async () => {
    const { account, browser, held } = createAccount();
    const { store, kept } = browser();
    await kept.sync();
    account.change.mockRejectedValueOnce(new Error('down'));
    store.toggle(5);
    await expect(kept.sync()).rejects.toThrow('down');
    expect(store.ids).toEqual([5]);
    await kept.sync();
    expect(held().productIds).toEqual([5]);
  });

  it('lose no mark that is made while the account answers', async () => {
    const { account, browser, held } = createAccount([1]);
    const { store, kept } = browser();
    account.read.mockImplementationOnce(async () => {
      store.toggle(5);
      return held();
    });
    await kept.sync();
    expect([store.ids, held().productIds]).toEqual([
      [5, 1],
      [5, 1],
    ]);
  });

  it('take the link that the account gives a list', async () => {
    const { account, browser, held } = createAccount();
    const { store, kept } = browser('5');
    kept.change({ lists: [{ id: 'l', name: 'Mamma', add: [5] }] });
    await kept.sync();
    account.change.mockImplementationOnce(async () => {
      const shared = { ...held(), lists: [{ ...list('l', [5], 'Mamma'), shareKey: 'key' }] };
      account.read.mockResolvedValueOnce(shared);
      return shared;
    });
    expect(await kept.ask({ lists: [{ id: 'l', isShared: true }] })).toBe(true);
    expect(store.lists).toMatchObject([{ shareKey: 'key' }]);
  });

  it('stay where they are when nobody is signed in, and leave the browser with whoever signs out', async () => {
    const { account, browser } = createAccount();
    const { store, kept } = browser('5');
    account.change.mockResolvedValueOnce(null as never); // nobody is signed in
    await kept.sync();
    expect([store.ids, store.kept().heard]).toEqual([[5], null]);
    kept.forget();
    expect(store.kept()).toEqual({ productIds: [], lists: [], heard: null });
  });
});

describe('changes between two states', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 6 });
  const state = fc
    .record({ productIds: ids, lists: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }), held: ids })
    .map(({ productIds, lists, held }): Favourites => ({
      productIds,
      lists: lists.map((id) =>
        list(
          id,
          held.filter((one) => productIds.includes(one)),
        ),
      ),
    }));
  const asSets = ({ productIds, lists }: Favourites) => ({
    productIds: productIds.toSorted(),
    lists: lists
      .map((one) => ({ ...one, productIds: one.productIds.toSorted() }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  });

  it('lead from one to the other, and doing them again changes nothing', () => {
    fc.assert(
      fc.property(state, state, (before, after) => {
        const changes = changesBetween(before, after) ?? {};
        const once = withChanges(before, changes);
        expect(asSets(once)).toEqual(asSets(after));
        expect(withChanges(once, changes)).toEqual(once);
      }),
    );
  });

  it('a list of the same name is the same list', () => {
    const before: Favourites = { productIds: [1], lists: [list('a', [1], 'Mamma')] };
    expect(withChanges(before, { lists: [{ id: 'b', name: 'mamma', add: [2] }] })).toEqual({
      productIds: [2, 1],
      lists: [list('a', [2, 1], 'Mamma')],
    });
  });
});
