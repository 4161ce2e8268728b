import type { VatAmount } from '../money/money.ts';
import type { CartTotals } from './cart-totals.ts';
import { atRate, goodsByRate, taxFee, type TaxedAmount } from './fee-by-rate.ts';

/**
 * What a receipt says of VAT: all that was paid, goods and fees, at each rate (hundredths of a percent), highest first.
 * `rates` are those of the lines, in their order. The rows add up to the total, and their VAT is that of the totals.
 *
 * @example
 * const rows = vatSpecification(cartTotals(countedCart), countedCart.lines.map(({ rateBp }) => rateBp));
 */
export function vatSpecification(totals: CartTotals, rates: readonly number[]): readonly TaxedAmount[] {
  const goods = totals.lines.map(({ selling, fixedDiscount }, index) => {
    const rateBp = rates[index] ?? 0;
    return { rateBp, amount: atRate(selling.incVat - fixedDiscount, rateBp) };
  });
  // Fees of goods without VAT are at the market's ordinary rate, the only one there then is.
  const feeRates = goodsByRate(goods, totals.vats[0]?.rateBp ?? 0);
  const fees = [totals.shipping.fee, totals.paymentFee].flatMap(({ incVat }) => taxFee(incVat, feeRates));
  const sums = new Map<number, VatAmount>();
  for (const { rateBp, amount } of [...goods, ...fees]) {
    const sum = sums.get(rateBp) ?? { incVat: 0, exVat: 0 };
    sums.set(rateBp, { incVat: sum.incVat + amount.incVat, exVat: sum.exVat + amount.exVat });
  }
  return [...sums]
    .map(([rateBp, amount]) => ({ rateBp, amount }))
    .filter(({ amount }) => amount.incVat !== 0)
    .sort((one, other) => other.rateBp - one.rateBp);
}
