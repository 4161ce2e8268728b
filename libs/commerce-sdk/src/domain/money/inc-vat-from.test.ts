import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exVatFrom } from './ex-vat-from.ts';
import { incVatFrom } from './inc-vat-from.ts';
import { sumVatAmounts } from './sum-vat-amounts.ts';

const rate = fc.constantFrom(0, 600, 700, 1200, 1350, 1400, 1500, 1900, 2500, 2550);
const amount = fc.integer({ min: -1e9, max: 1e9 });

describe('incVatFrom', () => {
  it.each([
    [7920, 2500, 9900],
    [8609, 1500, 9900],
    [8839, 1200, 9900],
    [9340, 600, 9900],
    [9900, 0, 9900],
    [-7920, 2500, -9900],
    [2, 2500, 3],
  ])('adds to %d at %d basis points: %d', (exVat, rateBp, incVat) => {
    expect(incVatFrom(exVat, rateBp)).toBe(incVat);
  });

  it('is undone by taking VAT out again, to the minor unit', () => {
    fc.assert(fc.property(amount, rate, (net, rateBp) => exVatFrom(incVatFrom(net, rateBp), rateBp) === net));
  });

  it('gives back a price inc VAT within one minor unit', () => {
    fc.assert(
      fc.property(amount, rate, (gross, rateBp) => {
        expect(Math.abs(incVatFrom(exVatFrom(gross, rateBp), rateBp) - gross)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never orders two prices otherwise than before VAT', () => {
    fc.assert(
      fc.property(amount, amount, rate, (a, b, rateBp) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        return incVatFrom(low, rateBp) <= incVatFrom(high, rateBp) && exVatFrom(low, rateBp) <= exVatFrom(high, rateBp);
      }),
    );
  });

  it('keeps a sum of lines within half a minor unit a line of the VAT of the sum', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e7 }), { maxLength: 50 }), rate, (lines, rateBp) => {
        const sum = sumVatAmounts(lines.map((incVat) => ({ incVat, exVat: exVatFrom(incVat, rateBp) })));
        expect(Math.abs(sum.exVat - exVatFrom(sum.incVat, rateBp))).toBeLessThanOrEqual(lines.length / 2 + 0.5);
      }),
    );
  });
});
