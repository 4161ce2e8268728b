import { describe, expect, it } from 'vitest';
import type { CartLine } from '@torg/commerce-sdk/domain';
import { buildCart, buildCartLine } from '@torg/stores/testing';
import { readPicks } from './package-picks.ts';
import { putPackage, type PackageCart } from './put-package.ts';
import { contentsOf } from './testing/demo-contents.ts';

const contents = contentsOf();
const wanted = { contents, name: 'Fika', path: '/pp/fika' };
const picks = (texts: Record<string, string>) => readPicks(contents.groups, texts);

/** A cart that sells so many of each sku, and refuses more. */
function stockedCart(stock: number) {
  let lines: readonly CartLine[] = [];
  let made = 0;
  const addresses: (string | undefined)[] = [];
  const fits = (next: readonly CartLine[]) =>
    next.every(({ skuId }) => unitsOf(next, skuId) <= stock)
      ? ((lines = next), { ok: true as const, cart: buildCart(lines) })
      : { ok: false as const, refusal: { kind: 'stock-limit' as const, left: 0 } };
  const cart: PackageCart = {
    get cart() {
      return buildCart(lines);
    },
    async addPackage({ packageId, address, selections }) {
      addresses.push(address);
      const same = lines.find(
        ({ groupKey }) =>
          selections.length === lines.filter((line) => line.groupKey === groupKey).length &&
          selections.every(({ skuId }) => lines.some((line) => line.groupKey === groupKey && line.skuId === skuId)),
      );
      const key = same?.groupKey ?? `k${++made}`;
      if (same) return cart.setPackageQuantity(key, same.quantity / 2 + 1);
      const added = selections.map(({ skuId, quantity, groupId, optionId }) =>
        buildCartLine(skuId, quantity, {
          ...{ id: `${key}-${skuId}`, groupKey: key },
          package: { packageId, packageName: 'Fika', groupId, optionId },
        }),
      );
      return fits([...lines, ...added]);
    },
    async setPackageQuantity(key, quantity) {
      const changed = lines.map((line) => (line.groupKey === key ? { ...line, quantity: 2 * quantity } : line));
      return fits(changed.filter((line) => line.quantity > 0));
    },
  };
  const held = () => lines.map(({ groupKey, skuId, quantity }) => [groupKey, skuId, quantity]);
  return { cart, held, addresses };
}

function unitsOf(lines: readonly CartLine[], skuId: number): number {
  return lines.reduce((sum, line) => (line.skuId === skuId ? sum + line.quantity : sum), 0);
}

describe('a package that is put in the cart', () => {
  it('is told with the address that opens it again', async () => {
    const { cart, held, addresses } = stockedCart(10);
    await putPackage(cart, wanted, { picks: picks({ g1: '11', g2: '22', s22: '221' }), replaced: '' });
    expect(held()).toEqual([
      ['k1', 110, 2],
      ['k1', 221, 2],
    ]);
    expect(addresses).toEqual(['/pp/fika?g1=11&g2=22&s22=221']);
  });

  it('is put in as many times as is asked for, or not at all', async () => {
    const { cart, held } = stockedCart(5);
    await putPackage(cart, wanted, { picks: picks({ g1: '11' }), replaced: '', quantity: 2 });
    expect(held()).toEqual([['k1', 110, 4]]);
    const result = await putPackage(cart, wanted, { picks: picks({ g1: '12' }), replaced: '', quantity: 9 });
    expect(result.ok).toBe(false);
    expect(held()).toEqual([['k1', 110, 4]]);
  });

  it('replaces as many of the one that is changed', async () => {
    const { cart, held } = stockedCart(10);
    await putPackage(cart, wanted, { picks: picks({ g1: '11' }), replaced: '' });
    await cart.setPackageQuantity('k1', 3);
    await putPackage(cart, wanted, { picks: picks({ g1: '12' }), replaced: 'k1' });
    expect(held()).toEqual([['k2', 120, 6]]);
  });

  it('stays as it is where nothing was changed', async () => {
    const { cart, held } = stockedCart(10);
    await putPackage(cart, wanted, { picks: picks({ g1: '11' }), replaced: '' });
    await putPackage(cart, wanted, { picks: picks({ g1: '11' }), replaced: 'k1' });
    expect(held()).toEqual([['k1', 110, 2]]);
  });

  it('can keep the last of what both hold', async () => {
    const { cart, held } = stockedCart(2);
    await putPackage(cart, wanted, { picks: picks({ g1: '11' }), replaced: '' });
    await putPackage(cart, wanted, { picks: picks({ g1: '11', g2: '21' }), replaced: 'k1' });
    expect(held()).toEqual([
      ['k3', 110, 2],
      ['k3', 210, 2],
    ]);
  });

  it('leaves the one that it was to replace where it does not fit', async () => {
    const { cart, held } = stockedCart(4);
    await putPackage(cart, wanted, { picks: picks({ g1: '12' }), replaced: '' });
    await putPackage(cart, wanted, { picks: picks({ g1: '11' }), replaced: '' });
    await cart.setPackageQuantity('k2', 2);
    const result = await putPackage(cart, wanted, { picks: picks({ g1: '12' }), replaced: 'k2' });
    expect(result.ok).toBe(false);
    expect(held()).toEqual([
      ['k1', 120, 2],
      ['k2', 110, 4],
    ]);
  });

  it('is put in beside others where the one that it was to replace is gone', async () => {
    const { cart, held } = stockedCart(10);
    await putPackage(cart, wanted, { picks: picks({ g1: '11' }), replaced: 'gone' });
    expect(held()).toEqual([['k1', 110, 2]]);
  });
});
