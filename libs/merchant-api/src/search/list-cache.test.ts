import { describe, expect, it, vi } from 'vitest';
import type { ListIndex } from './index/list-index.ts';
import { createSlotTable } from './index/slot-table.ts';
import { createListCache } from './list-cache.ts';

function indexOf(...productIds: number[]): ListIndex {
  return { table: createSlotTable(Int32Array.from(productIds)) } as ListIndex; // what texts find is placed by the table alone
}

const found = [
  { productId: 10, rank: 3 },
  { productId: 40, rank: 5 },
  { productId: 20, rank: 4 },
  { productId: 30, rank: 4 },
];

describe('what a text finds', () => {
  it('comes best first, alike in the order of the shop, without what lists do not know', async () => {
    const slots = await createListCache().foundBy(indexOf(30, 10, 20), 'cup', async () => found);
    expect([...slots]).toEqual([0, 2, 1]);
  });

  it('is looked up once for an index, and anew for another text or the next index', async () => {
    const lists = createListCache();
    const find = vi.fn(async () => found);
    const index = indexOf(10, 20);
    await lists.foundBy(index, 'cup', find);
    await lists.foundBy(index, 'cup', find);
    expect(find).toHaveBeenCalledTimes(1);
    await lists.foundBy(index, 'mug', find);
    await lists.foundBy(indexOf(20, 10), 'cup', find);
    expect(find).toHaveBeenCalledTimes(3);
  });

  it('is asked for again where asking failed', async () => {
    const lists = createListCache();
    const index = indexOf(10);
    await expect(lists.foundBy(index, 'cup', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect([...(await lists.foundBy(index, 'cup', async () => found))]).toEqual([0]);
  });
});
