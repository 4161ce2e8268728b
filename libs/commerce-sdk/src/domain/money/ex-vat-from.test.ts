import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exVatFrom } from './ex-vat-from.ts';

describe('exVatFrom', () => {
  it.each([
    { rateBp: 2500, exVat: 7920 },
    { rateBp: 1500, exVat: 8609 },
    { rateBp: 1200, exVat: 8839 },
    { rateBp: 600, exVat: 9340 },
    { rateBp: 0, exVat: 9900 },
  ])('leaves $exVat of 99 kr at $rateBp basis points', ({ rateBp, exVat }) => {
    expect(exVatFrom(9900, rateBp)).toBe(exVat);
  });

  it('treats a refund as the mirror of the payment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.constantFrom(600, 1200, 1500, 2500), (incVat, rateBp) => {
        expect(exVatFrom(-incVat, rateBp)).toBe(exVatFrom(incVat, rateBp) * -1 || 0);
      }),
    );
  });

  it('finds the net price again from the gross price made of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(600, 1200, 1500, 2500), (net, rateBp) => {
        expect(exVatFrom(Math.round((net * (10_000 + rateBp)) / 10_000), rateBp)).toBe(net);
      }),
    );
  });
});
