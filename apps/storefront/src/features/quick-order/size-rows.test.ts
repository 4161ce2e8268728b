import { expect, it } from 'vitest';
import type { Product, Sku, Variant } from '@torg/commerce-sdk/domain';
import { familyAliases, sizeTable } from './size-rows.ts';

const leaf = (alias: string) => ({ level: 1, alias, variants: [] as readonly Variant[] }) as Variant; // all that is looked at
const sku = (skuId: number, name: string) => ({ skuId, name }) as Sku; // all that is looked at
const product = (alias: string, skus: readonly Sku[]) =>
  ({ alias, name: alias, price: null, skus }) as unknown as Product;

it('a family is every product that its choices lead to, once', () => {
  const shape = { level: 2, alias: 'a', variants: [leaf('a'), leaf('b')] } as unknown as Variant;
  expect(familyAliases({ alias: 'b', variants: [shape, leaf('b')] })).toEqual(['a', 'b']);
  expect(familyAliases({ alias: 'alone', variants: [] })).toEqual(['alone']);
});

it('stands in columns by size, with a gap where a product does not come in one', () => {
  const { sizes, rows } = sizeTable([product('a', [sku(1, 'S'), sku(2, 'M')]), product('b', [sku(3, 'M')])]);
  expect(sizes).toEqual(['S', 'M']);
  expect(rows.map(({ skus }) => skus.map((one) => one?.skuId ?? null))).toEqual([
    [1, 2],
    [null, 3],
  ]);
});

it('calls each product by what sets it apart', () => {
  const labels = (...names: readonly string[]) =>
    sizeTable(names.map((name) => product(name, []))).rows.map(({ label }) => label);
  expect(labels('Ulltröja Hed, havre', 'Ulltröja Hed, gran')).toEqual(['havre', 'gran']);
  expect(labels('Ulltröja Hed, havre', 'Mössa, gran')).toEqual(['Ulltröja Hed, havre', 'Mössa, gran']);
  expect(labels('Ulltröja', 'Ulltröja Hed')).toEqual(['Ulltröja', 'Ulltröja Hed']);
});
