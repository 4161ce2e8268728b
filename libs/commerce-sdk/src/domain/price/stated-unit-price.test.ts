import { describe, expect, it } from 'vitest';
import { statedUnitPrice } from './stated-unit-price.ts';

const selling = { incVat: 9_900, exVat: 7_920 };
const facts = (amount: string, unit: string) =>
  new Map([
    ['unit-price.amount', amount],
    ['unit-price.unit', unit],
  ]);

describe('statedUnitPrice', () => {
  it('is in both views of VAT, with the VAT of the pack', () => {
    expect(statedUnitPrice(facts('396.00', 'kg'), selling)).toEqual({
      price: { incVat: 39_600, exVat: 31_680 },
      unit: 'kg',
    });
  });

  it('rounds to whole minor units', () => {
    expect(statedUnitPrice(facts('33.33', 'l'), { incVat: 300, exVat: 241 })?.price).toEqual({
      incVat: 3_333,
      exVat: 2_678,
    });
  });

  it.each([
    ['nothing is stated', new Map<string, string>()],
    ['the unit is none', facts('10.00', 'dozen')],
    ['the unit is no unit but a word of the language', facts('10.00', 'constructor')],
    ['the amount is none', facts('ten', 'kg')],
  ])('is nothing where %s', (_, stated) => {
    expect(statedUnitPrice(stated, selling)).toBeNull();
  });

  it('is nothing where the pack itself costs nothing', () => {
    expect(statedUnitPrice(facts('10.00', 'kg'), { incVat: 0, exVat: 0 })).toBeNull();
  });
});
