import type { Minor } from '../money/money.ts';
import type { PriceStep } from './price-step.ts';

/**
 * The price for someone who is given a price list: the list's where that is lower. It is that customer's ordinary price and no
 * reduction, so nothing is compared with it. Both inc VAT in minor units; `listPrice` is null where the list has none.
 *
 * @example
 * const listed = priceHistory.map((step) => withListPrice(step, 12_900));
 */
export function withListPrice<Step extends PriceStep>(step: Step, listPrice: Minor | null): Step {
  return listPrice !== null && listPrice < step.selling ? { ...step, selling: listPrice, regular: listPrice } : step;
}
