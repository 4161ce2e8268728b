import { describe, expect, it } from 'vitest';
import { closedStorage, memoryStorage } from '../testing/memory-storage.ts';
import { memoryCartService } from '../testing/memory-cart-service.ts';
import { createPackageMemory } from './package-memory.ts';

const tea = { packageId: 3, name: 'Teset', selections: [{ skuId: 1003, name: 'Kopp', quantity: 1 }] };
const wine = { packageId: 4, name: 'Vinset', selections: [{ skuId: 1004, name: 'Glas', quantity: 1 }] };

/** Two carts of one shopper: with the first package, and with both. */
async function carts() {
  const service = memoryCartService();
  const empty = await service.fetchCart({ cartId: null });
  const put = async (packageId: number) => {
    await service.addPackageToCart({ cartId: empty.id, packageId, selections: [] }, `key-${packageId}`);
    return service.cart(empty.id);
  };
  return { empty, one: await put(3), both: await put(4) };
}

describe('what was picked for a package', () => {
  it('is remembered until the next visit, each package by itself', async () => {
    const { one, both } = await carts();
    const storage = memoryStorage();
    const memory = createPackageMemory(storage);
    await memory.remember(one, tea);
    await memory.remember(both, wine);
    const later = await createPackageMemory(storage).recall();
    expect(Object.fromEntries(later)).toEqual({ 'group-3': tea, 'group-4': wine });
  });

  it('is not remembered for a package of other things', async () => {
    const { one } = await carts();
    const memory = createPackageMemory(memoryStorage());
    const more = { skuId: 1005, name: 'Fat', quantity: 1 };
    await memory.remember(one, { ...tea, selections: [...tea.selections, more] });
    await memory.remember(one, { ...tea, selections: [more] });
    expect((await memory.recall()).size).toBe(0);
  });

  it('is forgotten with the package', async () => {
    const { empty, one, both } = await carts();
    const storage = memoryStorage();
    const memory = createPackageMemory(storage);
    await memory.remember(one, tea);
    await memory.remember(both, wine);
    await memory.prune(both);
    expect((await memory.recall()).size).toBe(2);
    await memory.prune(one);
    expect([...(await memory.recall()).keys()]).toEqual(['group-3']);
    await memory.prune(empty);
    expect(storage.text).toBeNull();
  });

  it.each([
    '{',
    '7',
    '{"g":1}',
    '[7]',
    '[["g"]]',
    '[[7,{"packageId":1,"name":"a","selections":[]}]]',
    '[["g",{"packageId":"1","name":"a","selections":[]}]]',
    '[["g",{"packageId":1,"name":"a","selections":[{"skuId":"7","name":"a","quantity":1}]}]]',
    '[["g",{"packageId":1,"name":"a","selections":[{"skuId":7,"name":"a","quantity":1},7]}]]',
    '[["g",{"packageId":1,"name":"a"}]]',
  ])('is nothing that reads %s', async (text) => {
    expect((await createPackageMemory(memoryStorage(text)).recall()).size).toBe(0);
  });

  it('is lost quietly where nothing can be kept', async () => {
    const { one } = await carts();
    const memory = createPackageMemory(closedStorage);
    await memory.remember(one, tea);
    expect((await memory.recall()).size).toBe(0);
  });
});
