import type { VatAmount } from './money.ts';

/**
 * Adds amounts side by side, in minor units. The sum of nothing is zero.
 *
 * @example
 * sumVatAmounts(cart.lines.map(({ totalPrice }) => totalPrice.selling));
 */
export function sumVatAmounts(amounts: readonly VatAmount[]): VatAmount {
  return amounts.reduce((sum, { incVat, exVat }) => ({ incVat: sum.incVat + incVat, exVat: sum.exVat + exVat }), {
    incVat: 0,
    exVat: 0,
  });
}
