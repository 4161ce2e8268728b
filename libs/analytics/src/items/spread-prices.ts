import { spreadAmount, type Minor } from '@torg/commerce-sdk/domain';
import { reducedPrice, type ItemPrice } from './item-price.ts';

/** A line of a cart or an order as it is counted: what all of its units cost, and what they are cheaper than they were. */
interface CountedRow {
  quantity: number;
  selling: Minor;
  reduction: Minor;
  isOfCampaign: boolean;
}

/**
 * What one unit of each line costs once `taken`, what is taken off the whole, is spread over them. Of one unit, minor units
 * are rounded: analytics tools multiply it by the quantity again.
 */
export function spreadPrices(rows: readonly CountedRow[], taken: Minor): ItemPrice[] {
  const shares = spreadAmount(
    taken,
    rows.map(({ selling }) => selling),
  );
  return rows.map(({ quantity, selling, reduction, isOfCampaign }, index) => {
    const share = shares[index] ?? 0;
    const each = (minor: Minor) => Math.round(minor / quantity);
    return reducedPrice(each(selling - share), each(reduction + share), isOfCampaign);
  });
}
