import { expect, it } from 'vitest';
import { buildVariantTree } from './variant-tree.ts';
import type { VariantMember } from './variant.repository.ts';

function member(productId: number, ...values: readonly (readonly [number, string, number])[]): VariantMember {
  return {
    productId,
    alias: `vara-${productId}`,
    name: `Vara ${productId}`,
    type: 'product',
    primaryCategoryId: 1,
    values: values.map(([level, value, position]) => ({
      level,
      dimension: 'D',
      value,
      label: value,
      hex: null,
      position,
    })),
  };
}

it('has one choice a product where there is one level', () => {
  const tree = buildVariantTree([member(1, [1, 'vit', 2]), member(2, [1, 'svart', 1])]);
  expect(tree.map(({ value, members }) => [value.value, members[0]?.productId])).toEqual([
    ['svart', 2],
    ['vit', 1],
  ]);
});

it('gathers products under the choices of a higher level', () => {
  const tree = buildVariantTree([
    member(1, [1, 'vit', 1], [2, 'hög', 1]),
    member(2, [1, 'vit', 1], [2, 'låg', 2]),
    member(3, [1, 'svart', 2], [2, 'hög', 1]),
  ]);
  expect(
    tree.map(({ value, children }) => [value.value, children.map((child) => child.members[0]?.productId)]),
  ).toEqual([
    ['hög', [1, 3]],
    ['låg', [2]],
  ]);
});

it('is empty for no products', () => {
  expect(buildVariantTree([])).toEqual([]);
});
