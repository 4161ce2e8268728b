import { expect, it } from 'vitest';
import type { ListedProduct } from '@torg/commerce-sdk/domain';
import { readCardGoods, writeCardGoods } from './card-goods.ts';

const amounts = (incVat: number) => ({ incVat, exVat: incVat * 0.8 });
const price = { currency: 'SEK', selling: amounts(9_000) };
const mug = {
  ...{ productId: 7, name: 'Mugg', brand: { name: 'Lera' }, primaryCategory: { name: 'Muggar | koppar' }, price },
  lowestPrice: { isDiscounted: true, comparison: amounts(10_000) },
  variants: [
    { productId: 8, label: 'Röd' },
    { productId: 7, label: 'Blå' },
  ],
} as unknown as ListedProduct; // nothing else of it is told
const shown = { name: 'Mugg', brand: 'Lera' };

it('tells what analytics need of a product, from the side of VAT that the card shows', () => {
  const told = readCardGoods(writeCardGoods(mug, 'incVat'), shown);
  const plain = { productId: 7, ...shown, category: 'Muggar / koppar', variant: 'Blå' };
  expect(told).toEqual({ ...plain, price: { currency: 'SEK', selling: 9_000, reduction: 1_000 } });
  expect(readCardGoods(writeCardGoods(mug, 'exVat'), shown).price).toMatchObject({ selling: 7_200, reduction: 800 });
});

it('tells the code by which a search provider counts a click, whatever is in it', () => {
  const told = readCardGoods(writeCardGoods({ ...mug, trackingCode: 'a|b/å' }, 'incVat'), shown);
  expect(told).toMatchObject({ category: 'Muggar / koppar', variant: 'Blå', trackingCode: 'a|b/å' });
});

it('is short where there is little to tell', () => {
  const bare = { ...mug, price: null, lowestPrice: null, primaryCategory: null, variants: [] };
  expect(writeCardGoods(bare, 'incVat')).toBe('7');
  const nothing = { ...shown, category: '', variant: '', price: null };
  expect(readCardGoods('7', shown)).toEqual({ productId: 7, ...nothing });
  expect(readCardGoods('', shown)).toEqual({ productId: null, ...nothing });
});
