import { rateOf } from '../cart/line-rate.ts';
import { exVatFrom } from '../money/ex-vat-from.ts';
import type { VatAmount } from '../money/money.ts';
import { breakAt } from '../price/price-break.ts';
import type { JudgedRow } from './judge-rows.ts';

/** What a row costs, in minor units on both sides of VAT. */
export interface RowPrice {
  unit: VatAmount;
  /** All units that can be bought of it. */
  total: VatAmount;
}

/**
 * What each row costs once all of them lie in a cart; null where nothing of a row can be bought. It is counted as carts are:
 * a product's rows reach a price break together, with what lies in the cart already (`inCart`, from `unitsByProduct`), and
 * VAT is taken out of a row's whole amount. What a cart gives as a whole, such as three for two, is not in it.
 *
 * @example
 * const prices = pricesOfRows(judgeRows(sumRows(rows), articles), unitsByProduct(cart.lines));
 */
export function pricesOfRows(
  rows: readonly JudgedRow[],
  inCart: ReadonlyMap<number, number> = new Map(),
): (RowPrice | null)[] {
  const units = new Map(inCart);
  const bought = rows.map(({ verdict }) => (verdict.kind === 'found' || verdict.kind === 'fewer' ? verdict : null));
  for (const row of bought) {
    if (row) units.set(row.match.productId, (units.get(row.match.productId) ?? 0) + row.quantity);
  }
  return bought.map((row) => {
    if (!row) return null;
    const { match, quantity } = row;
    const unit = breakAt(match.breaks, units.get(match.productId) ?? quantity)?.selling ?? match.selling;
    const { rateBp } = rateOf([match.selling, match.regular, unit]);
    const incVat = unit.incVat * quantity;
    return { unit, total: { incVat, exVat: exVatFrom(incVat, rateBp) } };
  });
}
