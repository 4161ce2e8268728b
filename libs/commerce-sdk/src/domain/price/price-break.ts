import type { Minor, VatAmount } from '../money/money.ts';

/** What one unit costs whoever buys so many of a product, in minor units on one side of VAT. */
export interface PriceBreak {
  /** From 2 on. */
  fromQuantity: number;
  price: Minor;
}

/** A break as shoppers are told it: from so many units on, one costs so much. */
export interface UnitPriceBreak {
  /** From 2 on. */
  fromQuantity: number;
  selling: VatAmount;
}

/**
 * The breaks that lower a price, by quantity: each costs less than the one before. What a price list writes otherwise is left out,
 * so that nobody pays more for a unit by buying more. `price` is that of one unit, on the side of VAT of the breaks.
 *
 * @example
 * loweringBreaks(10_000, [{ fromQuantity: 10, price: 9_000 }, { fromQuantity: 50, price: 9_500 }]); // the first alone
 */
export function loweringBreaks<Break extends PriceBreak>(price: Minor, breaks: readonly Break[]): Break[] {
  let lowest = price;
  return breaks
    .filter(({ fromQuantity }) => fromQuantity > 1)
    .sort((a, b) => a.fromQuantity - b.fromQuantity)
    .filter((one) => {
      if (one.price >= lowest) return false;
      lowest = one.price;
      return true;
    });
}

/**
 * The break that holds for so many units; null where none does yet. `breaks` are as `loweringBreaks` gives them.
 *
 * @example
 * breakAt([{ fromQuantity: 10, price: 9_000 }], 12)?.price; // 9000
 */
export function breakAt<Break extends Pick<PriceBreak, 'fromQuantity'>>(
  breaks: readonly Break[],
  units: number,
): Break | null {
  return breaks.findLast(({ fromQuantity }) => fromQuantity <= units) ?? null;
}

/**
 * The next break, which so many units do not reach; null where there is none. `breaks` are as `loweringBreaks` gives them.
 *
 * @example
 * nextBreak([{ fromQuantity: 10, price: 9_000 }], 7)?.fromQuantity; // 10
 */
export function nextBreak<Break extends Pick<PriceBreak, 'fromQuantity'>>(
  breaks: readonly Break[],
  units: number,
): Break | null {
  return breaks.find(({ fromQuantity }) => fromQuantity > units) ?? null;
}
