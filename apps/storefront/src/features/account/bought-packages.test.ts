import { expect, it } from 'vitest';
import type { CartLine } from '@torg/commerce-sdk/domain';
import { packagesOf } from './bought-packages.ts';

const line = (skuId: number, quantity: number, groupKey: string | null) =>
  ({
    ...{ skuId, quantity, groupKey, product: { name: `sku ${skuId}` } },
    package: groupKey === null ? null : { packageId: 3, packageName: 'Set', groupId: skuId, optionId: skuId * 10 },
  }) as CartLine; // nothing else of it is looked at

it('puts each package together as it was, with as many of each part as one of them has', () => {
  const [bought, ...more] = packagesOf([line(1, 2, 'g'), line(2, 4, 'g'), line(9, 3, null)]);
  expect(more).toEqual([]);
  expect(bought?.addition).toEqual({
    ...{ packageId: 3, name: 'Set' },
    selections: [
      { groupId: 1, optionId: 10, skuId: 1, name: 'sku 1', quantity: 1 },
      { groupId: 2, optionId: 20, skuId: 2, name: 'sku 2', quantity: 2 },
    ],
  });
});

it('tells two packages of one kind apart by what their lines share', () => {
  expect(packagesOf([line(1, 1, 'g'), line(1, 1, 'h')]).map(({ lines }) => lines.length)).toEqual([1, 1]);
});
