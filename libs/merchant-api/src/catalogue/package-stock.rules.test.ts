import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packageStock, type CountedGroup } from './package-stock.rules.ts';
import { totalStock } from './sku-record.ts';

const stock = (inStock: number, oversellable = 0, staticStock = 0) => ({ inStock, oversellable, staticStock });
const group = (required: boolean, ...options: CountedGroup['options']): CountedGroup => ({ required, options });

describe('packageStock', () => {
  it('is what the scarcest required group allows', () => {
    const cups = group(true, { quantity: 2, skus: [stock(9)] });
    const coffee = group(true, { quantity: 1, skus: [stock(3)] });
    expect(packageStock([cups, coffee])).toEqual(stock(3));
    expect(packageStock([cups])).toEqual(stock(4));
  });

  it('adds the options of a group up, each sku by itself', () => {
    const cups = group(true, { quantity: 2, skus: [stock(3), stock(3)] }, { quantity: 1, skus: [stock(5)] });
    expect(packageStock([cups])).toEqual(stock(7));
  });

  it('is not limited by what need not be picked', () => {
    expect(
      packageStock([group(true, { quantity: 1, skus: [stock(4)] }), group(false, { quantity: 1, skus: [] })]),
    ).toEqual(stock(4));
  });

  it('tells apart what can only be delivered later', () => {
    expect(packageStock([group(true, { quantity: 1, skus: [stock(1, 2, 3)] })])).toEqual(stock(1, 2, 3));
  });

  it('is nothing for a package without groups', () => {
    expect(packageStock([])).toEqual(stock(0));
  });

  it('never promises more than any required group can give, nor less than nothing of any kind', () => {
    const record = fc.record({ inStock: fc.nat(9), oversellable: fc.nat(9), staticStock: fc.nat(9) });
    const option = fc.record({ quantity: fc.integer({ min: 1, max: 3 }), skus: fc.array(record, { maxLength: 3 }) });
    const groups = fc.array(fc.record({ required: fc.boolean(), options: fc.array(option, { maxLength: 3 }) }), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(groups, (made) => {
        const packages = packageStock(made);
        expect(Math.min(...Object.values(packages))).toBeGreaterThanOrEqual(0);
        for (const { required, options } of made) {
          const units = options.flatMap(({ skus }) => skus.map(totalStock)).reduce((sum, count) => sum + count, 0);
          if (required) expect(totalStock(packages)).toBeLessThanOrEqual(units);
        }
      }),
    );
  });
});
