import { exVatFrom, spreadAmount, type Minor } from '@torg/commerce-sdk/domain';
import type { OrderLineRecord } from './order-record.ts';

/** What a line costs by the unit and in all. */
export type ReducedLine = Pick<OrderLineRecord, 'quantity' | 'unitSelling' | 'rateBp' | 'totalExVat'>;

/**
 * What each reduction of a line (minor units inc VAT) took off it ex VAT. VAT is taken out of the unit and of the line, and
 * the reductions are what is between the two, so that what a buyer reads adds up; one that is less than the rounding of the
 * units is nothing.
 */
export function reductionsExVat(line: ReducedLine, reductions: readonly Minor[]): Minor[] {
  const { quantity, unitSelling, rateBp, totalExVat } = line;
  const whole = Math.max(0, quantity * exVatFrom(unitSelling, rateBp) - totalExVat);
  // A share is never above its weight, and with rounded units the whole may be more than all of them inc VAT.
  const weights = reductions.map((reduction) => reduction * whole);
  return spreadAmount(whole, weights);
}
