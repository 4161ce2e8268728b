import { describe, expect, it } from 'vitest';
import type { CartLineRecord } from './cart-record.ts';
import { addPackage, choosePackage, updateGroup, type OfferedPackage } from './package-lines.rules.ts';

const sku = (skuId: number, totalStock = 10) => ({ skuId, totalStock });
const set: OfferedPackage = {
  packageId: 1,
  groups: [
    {
      groupId: 10,
      required: true,
      options: [
        { optionId: 100, units: 2, isDefault: true, skus: [sku(7, 1), sku(8)] },
        { optionId: 101, units: 1, isDefault: false, skus: [sku(9)] },
      ],
    },
    { groupId: 11, required: false, options: [{ optionId: 110, units: 1, isDefault: false, skus: [sku(7)] }] },
  ],
};
const pick = (groupId: number, optionId: number, skuId: number) => ({ groupId, optionId, skuId });

describe('choosing', () => {
  it('takes the first sku of the default of which there is enough', () => {
    expect(choosePackage(set, [])).toMatchObject({
      ok: true,
      parts: [{ skuId: 8, choice: { optionId: 100, units: 2 } }],
    });
  });

  it('takes what was picked, in the order of the groups', () => {
    const choice = choosePackage(set, [pick(11, 110, 7), pick(10, 101, 9)]);
    expect(choice).toMatchObject({ ok: true, parts: [{ skuId: 9 }, { skuId: 7 }] });
  });

  it.each([
    { picked: [pick(11, 110, 7)], groupId: 10, why: 'a required group is left out' },
    { picked: [pick(10, 100, 9)], groupId: 10, why: 'the sku is another option’s' },
    { picked: [pick(10, 100, 7), pick(10, 101, 9)], groupId: 10, why: 'two of one group' },
    { picked: [pick(10, 100, 7), pick(12, 1, 1)], groupId: 12, why: 'no such group' },
  ])('refuses where $why', ({ picked, groupId }) => {
    expect(choosePackage(set, picked)).toEqual({ ok: false, refusal: { kind: 'package-choice', groupId } });
  });
});

describe('the same sku in two groups', () => {
  const parts = [
    { skuId: 7, choice: { packageId: 1, groupId: 10, optionId: 100, units: 2 } },
    { skuId: 7, choice: { packageId: 1, groupId: 11, optionId: 110, units: 1 } },
  ];
  const held: CartLineRecord[] = [
    { lineId: 'a', skuId: 7, quantity: 1, groupKey: null, message: null, choice: null, seen: null },
  ];
  let ids = 0;
  const seen = { marketId: 'se', selling: 100 };
  const newId = () => `new-${(ids += 1)}`;

  it('counts against the stock as often as it is taken, loose units included', () => {
    expect(addPackage(held, parts, { totalStockOf: () => 4, seen, newId })).toMatchObject({
      ok: true,
      lines: [{}, { quantity: 2 }, { quantity: 1 }],
    });
    const refusal = { kind: 'stock-limit', left: 2 };
    expect(addPackage(held, parts, { totalStockOf: () => 3, seen, newId })).toEqual({ ok: false, refusal });
  });

  it('counts when there are to be more of the package', () => {
    const added = addPackage([], parts, { totalStockOf: () => 9, seen, newId });
    if (!added.ok) throw new Error('It fits');
    const key = added.lines[0]?.groupKey ?? '';
    expect(updateGroup(added.lines, key, 3, () => 9)).toMatchObject({
      ok: true,
      lines: [{ quantity: 6 }, { quantity: 3 }],
    });
    expect(updateGroup(added.lines, key, 3, () => 8)).toMatchObject({ ok: false });
    expect(updateGroup(added.lines, key, 0.5, () => 8)).toEqual({ ok: false, refusal: { kind: 'invalid-quantity' } });
  });
});
