import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatUnitPrice, isContentUnit, unitPrice, type PackContent } from './unit-price.ts';

describe('unitPrice', () => {
  it.each<[number, PackContent, string, number, string]>([
    [11_900, { amount: 500, unit: 'g' }, 'SE', 23_800, 'kg'],
    [9900, { amount: 450, unit: 'g' }, 'NO', 22_000, 'kg'],
    [8900, { amount: 250, unit: 'ml' }, 'SE', 35_600, 'l'],
    [8900, { amount: 75, unit: 'cl' }, 'NO', 11_867, 'l'],
    [5000, { amount: 5, unit: 'dl' }, 'SE', 10_000, 'l'],
    [20_000, { amount: 2.5, unit: 'm' }, 'NO', 8000, 'm'],
    [6000, { amount: 12, unit: 'piece' }, 'SE', 500, 'piece'],
    [30_000, { amount: 3, unit: 'kg' }, 'SE', 10_000, 'kg'],
    [5000, { amount: 2, unit: 'l' }, 'NO', 2500, 'l'],
    [20_000, { amount: 2.5, unit: 'm2' }, 'SE', 8000, 'm2'],
  ])('of %d for %j in %s is %d per %s', (selling, content, country, price, unit) => {
    expect(unitPrice(selling, content, country)).toEqual({ price, unit });
  });

  it('is left out where it would repeat the selling price', () => {
    expect(unitPrice(9900, { amount: 1, unit: 'kg' }, 'SE')).toBeNull();
    expect(unitPrice(9900, { amount: 1000, unit: 'ml' }, 'NO')).toBeNull();
  });

  it('is not given by number in Norway', () => {
    expect(unitPrice(6000, { amount: 12, unit: 'piece' }, 'NO')).toBeNull();
  });

  it('is unknown for a pack that holds nothing', () => {
    expect(unitPrice(6000, { amount: 0, unit: 'g' }, 'SE')).toBeNull();
    expect(unitPrice(6000, { amount: Number.NaN, unit: 'g' }, 'SE')).toBeNull();
  });

  it('is the same for one content in two measures', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.integer({ min: 1, max: 900 }), (selling, cl) => {
        const [inCl, inMl] = (['cl', 'ml'] as const).map((unit) =>
          unitPrice(selling, { amount: unit === 'cl' ? cl : cl * 10, unit }, 'SE'),
        );
        expect(inCl).toEqual(inMl);
      }),
    );
  });
});

describe('formatUnitPrice', () => {
  it.each([
    [39_800, 'kg', 'sv', '398,00\u00a0kr/kg'],
    [39_800, 'kg', 'nb', '398,00\u00a0kr/kg'],
    [39_850, 'l', 'sv', '398,50\u00a0kr/l'],
    [8000, 'm', 'sv', '80,00\u00a0kr/m'],
    [8000, 'm', 'nb', '80,00\u00a0kr/m'],
    [8000, 'm2', 'nb', '80,00\u00a0kr/m²'],
    [11_867, 'l', 'nb', '118,67\u00a0kr/l'],
    [1_234_500, 'm2', 'sv', '12\u00a0345,00\u00a0kr/m²'],
    [500, 'piece', 'sv', '5,00\u00a0kr/st'],
    [0, 'piece', 'nb', '0,00\u00a0kr/stk'],
  ] as const)('writes %d per %s in %s as %s', (price, unit, language, text) => {
    expect(formatUnitPrice({ price, unit }, { currency: language === 'sv' ? 'SEK' : 'NOK', language })).toBe(text);
  });
});

it('knows its units', () => {
  expect(['g', 'cl', 'piece', 'oz', 'toString'].filter(isContentUnit)).toEqual(['g', 'cl', 'piece']);
});
