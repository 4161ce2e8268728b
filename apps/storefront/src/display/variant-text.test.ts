import { expect, it } from 'vitest';
import { buildCartLine } from '@torg/stores/testing';
import { variantText } from './variant-text.ts';

const { product } = buildCartLine(1, 1);

it('tells brand, colour and size of what lies in the cart', () => {
  const sku = { ...product.sku, name: 'M' };
  expect(variantText({ ...product, choices: ['Blå'], sku })).toBe('Lera · Blå · M');
});

it('does not repeat a colour that the name tells', () => {
  expect(variantText({ ...product, name: 'Mugg, blå', choices: ['Blå'] })).toBe('Lera');
});
