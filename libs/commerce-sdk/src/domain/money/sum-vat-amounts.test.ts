import { expect, it } from 'vitest';
import { sumVatAmounts } from './sum-vat-amounts.ts';

it('adds each side of VAT by itself', () => {
  const amounts = [
    { incVat: 9900, exVat: 7920 },
    { incVat: 1060, exVat: 1000 },
  ];
  expect(sumVatAmounts(amounts)).toEqual({ incVat: 10960, exVat: 8920 });
});

it('is zero for no amounts', () => {
  expect(sumVatAmounts([])).toEqual({ incVat: 0, exVat: 0 });
});
