import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAdd } from './check-add.ts';

describe('checkAdd', () => {
  it.each([
    { stock: 4, inCart: 0, wanted: 4, verdict: { kind: 'allowed' } },
    { stock: 4, inCart: 1, wanted: 4, verdict: { kind: 'stock-limit', left: 3 } },
    { stock: 4, inCart: 4, wanted: 1, verdict: { kind: 'already-in-cart', quantity: 4 } },
    { stock: 0, inCart: 0, wanted: 1, verdict: { kind: 'stock-limit', left: 0 } },
    { stock: 1, inCart: 3, wanted: 1, verdict: { kind: 'already-in-cart', quantity: 3 } },
  ])('answers $verdict.kind to $wanted more with $inCart of $stock held', ({ stock, inCart, wanted, verdict }) => {
    expect(checkAdd(stock, inCart, wanted)).toEqual(verdict);
  });

  it('allows exactly what it says is left', () => {
    const units = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(units, units, fc.integer({ min: 1, max: 10_000 }), (stock, inCart, wanted) => {
        const verdict = checkAdd(stock, inCart, wanted);
        if (verdict.kind !== 'stock-limit') return;
        expect(checkAdd(stock, inCart, verdict.left)).toEqual({ kind: 'allowed' });
        expect(checkAdd(stock, inCart, verdict.left + 1)).not.toEqual({ kind: 'allowed' });
      }),
    );
  });
});
