import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSelections, missingChoices } from './package-selection.ts';
import type { PackageGroup, PackageOption } from './product-package.ts';

/** An option of two skus, 10 times its own id and one more; the first is sold out. */
function option(optionId: number, isDefault = false): PackageOption {
  const skus = [0, 4].map((total, index) => ({
    skuId: optionId * 10 + index,
    productId: optionId,
    articleNumber: `A-${optionId}`,
    name: '-',
    gtin: null,
    stock: { inStock: total, oversellable: 0, static: 0, total },
  }));
  const stock = { inStock: 4, oversellable: 0, static: 0, total: 4 };
  const product = { productId: optionId, alias: 'a', canonicalUrl: '/p/a', images: [], price: null, stock, skus };
  return { optionId, name: 'En', quantity: 1, isDefault, product: { ...product, description: '' } };
}

const group = (groupId: number, required: boolean, options: readonly PackageOption[]): PackageGroup => {
  return { groupId, name: 'Grupp', description: '', image: null, required, options };
};
const groups = [
  group(1, true, [option(11), option(12)]),
  group(2, false, [option(21), option(22)]),
  group(3, true, [option(31), option(32, true)]),
];
const pick = (groupId: number, optionId: number, skuId = optionId * 10) => ({ groupId, optionId, skuId });

describe('a package', () => {
  it.each([
    ['without a pick', [], [1, 3]],
    ['with a pick where none is needed', [pick(2, 21)], [1, 3]],
    ['with a pick in each required group', [pick(3, 31), pick(1, 12)], []],
    ['with a pick in every group', [pick(3, 31), pick(1, 12), pick(2, 22)], []],
    ['with a pick in a group that it does not have', [pick(1, 11), pick(9, 31)], [3]],
    ['with another group’s option', [pick(1, 31), pick(3, 31)], [1]],
    ['with another option’s sku', [pick(1, 11, 120), pick(3, 31)], [1]],
    ['with two picks in a group', [pick(1, 11), pick(1, 12), pick(3, 31)], [1]],
    ['with two picks where none is needed', [pick(1, 11), pick(2, 21), pick(2, 22), pick(3, 31)], [2]],
    ['with a pick that is none where none is needed', [pick(1, 11), pick(2, 99), pick(3, 31)], [2]],
  ])('%s lacks a choice in some groups', (_, picked, missing) => {
    expect(missingChoices(groups, picked)).toEqual(missing);
  });

  it('begins with its own defaults, in what can be sold', () => {
    expect(defaultSelections(groups)).toEqual([pick(3, 32, 321)]);
    expect(missingChoices(groups, defaultSelections(groups))).toEqual([1]);
  });

  it('has no default that nobody can buy', () => {
    const [soldOut] = option(11, true).product.skus;
    const { product, ...rest } = option(11, true);
    const onlySoldOut = { ...rest, product: { ...product, skus: soldOut ? [soldOut] : [] } };
    expect(defaultSelections([group(1, true, [onlySoldOut])])).toEqual([]);
  });

  it('is complete with any one option of each group, and not without one that is required', () => {
    const picks = fc.tuple(fc.constantFrom(11, 12), fc.constantFrom(21, 22), fc.constantFrom(31, 32));
    fc.assert(
      fc.property(picks, fc.constantFrom(0, 1), (options, sku) => {
        const all = options.map((optionId, index) => pick(index + 1, optionId, optionId * 10 + sku));
        expect(missingChoices(groups, all)).toEqual([]);
        for (const { groupId, required } of groups) {
          const others = all.filter((each) => each.groupId !== groupId);
          expect(missingChoices(groups, others)).toEqual(required ? [groupId] : []);
        }
      }),
    );
  });
});
