import { expect, it } from 'vitest';
import type { CartLine } from '@torg/commerce-sdk/domain';
import { putAgain } from './put-again.ts';

type Cart = Parameters<typeof putAgain>[0];

/** Buys two of each of these skus again, in a shop that has so many of each left; null where it is sold no longer. */
async function buyAgain(left: Readonly<Record<number, number | null>>, inCart: readonly number[] = []) {
  const units = new Map(inCart.map((skuId) => [skuId, 1]));
  const add = async ({ skuId, quantity }: { skuId: number; quantity: number }) => {
    const stock = left[skuId] ?? null;
    const held = units.get(skuId) ?? 0;
    if (stock === null) return { ok: false, refusal: { kind: 'unknown-item' } };
    if (held > 0 && stock <= held) return { ok: false, refusal: { kind: 'already-in-cart', quantity: held } };
    if (held + quantity > stock) return { ok: false, refusal: { kind: 'stock-limit', left: stock - held } };
    units.set(skuId, held + quantity);
    return { ok: true, cart: {} };
  };
  const lines = Object.keys(left).map((skuId) => ({
    ...{ quantity: 2, message: null, isFreeGift: false, package: null },
    product: { name: 'Tröja', sku: { skuId: Number(skuId), name: skuId === '1' ? '-' : `S${skuId}` } },
  }));
  const put = await putAgain({ cart: null, add } as unknown as Cart, lines as unknown as CartLine[]); // all that is looked at
  return { ...put, units: Object.fromEntries(units) };
}

it('puts what was bought in the cart once more', async () => {
  expect(await buyAgain({ 1: 5, 2: 2 })).toEqual({ short: [], isAnyAdded: true, units: { 1: 2, 2: 2 } });
});

it('tells fewer, sold out, all in the cart already and sold no longer apart, each by its size', async () => {
  const { short, isAnyAdded, units } = await buyAgain({ 1: 1, 2: 0, 3: 1, 4: null, 5: 2 }, [3]);
  expect(short).toEqual([
    { name: 'Tröja', reason: 'fewer', wanted: 2, added: 1 },
    { name: 'Tröja, S2', reason: 'sold-out', wanted: 2, added: 0 },
    { name: 'Tröja, S3', reason: 'in-cart', wanted: 2, added: 0 },
    { name: 'Tröja, S4', reason: 'gone', wanted: 2, added: 0 },
  ]);
  expect([isAnyAdded, units]).toEqual([true, { 1: 1, 3: 1, 5: 2 }]);
});

it('says so where nothing could be put in the cart', async () => {
  expect((await buyAgain({ 1: 0, 2: null })).isAnyAdded).toBe(false);
});

it('throws what nobody answered for', async () => {
  const add = async () => ({ ok: false, refusal: { kind: 'unreachable', error: new Error('offline') } });
  const line = {
    quantity: 2,
    message: null,
    isFreeGift: false,
    package: null,
    product: { name: '', sku: { name: '' } },
  };
  const cart = { cart: null, add } as unknown as Cart; // all that is looked at
  await expect(putAgain(cart, [line] as unknown as CartLine[])).rejects.toThrow('offline');
});

it('tells a package of which there are fewer than were bought, and one that is put together no longer', async () => {
  const part = { packageId: 3, packageName: 'Set', groupId: 1, optionId: 10 };
  const bought = { quantity: 3, message: null, isFreeGift: false, skuId: 1, groupKey: 'g', package: part };
  const lines = [
    { ...bought, product: { name: 'Kopp' } },
    { ...bought, product: { name: 'Fat' }, skuId: 2 },
  ];
  const buySets = async (refusal: string | null) => {
    const held = { lines: [] as object[] };
    const addPackage = async () => {
      if (refusal === null) held.lines = [{ ...bought, quantity: 1 }];
      return refusal === null ? { ok: true, cart: {} } : { ok: false, refusal: { kind: refusal } };
    };
    const setPackageQuantity = async () => ({ ok: false, refusal: { kind: 'stock-limit', left: 1 } });
    const cart = { cart: held, addPackage, setPackageQuantity } as unknown as Cart; // all that is looked at
    return (await putAgain(cart, lines as unknown as CartLine[])).short;
  };
  expect(await buySets(null)).toEqual([{ name: 'Set', reason: 'fewer', wanted: 3, added: 1 }]);
  expect(await buySets('package-choice')).toEqual([{ name: 'Set', reason: 'gone', wanted: 3, added: 0 }]);
});
