import { campaignPrice } from '../price/campaign-price.ts';
import type { Minor } from '../money/money.ts';
import type { CartOffer, OfferedLines } from './cart-offer.ts';

/** A line as offers see it: units and what one of them costs, in minor units inc VAT. */
export interface ReducibleLine {
  lineId: string;
  quantity: number;
  selling: Minor;
}

/** What an offer takes off a line, in minor units inc VAT. */
export interface LineReduction {
  lineId: string;
  offerId: string;
  amount: Minor;
}

/**
 * Works out what bundles and percentages take off the lines. Bundles come first and a unit is part of one bundle at most;
 * percentages follow in their order, each off what the ones before left.
 */
export function reduceLines(lines: readonly ReducibleLine[], offers: readonly CartOffer[]): LineReduction[] {
  const left = new Map(lines.map(({ lineId, quantity, selling }) => [lineId, quantity * selling]));
  const free = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const reductions: LineReduction[] = [];
  const take = (lineId: string, offerId: string, amount: Minor) => {
    if (amount === 0) return;
    left.set(lineId, (left.get(lineId) ?? 0) - amount);
    reductions.push({ lineId, offerId, amount });
  };
  for (const offer of offers) {
    if (offer.kind !== 'multi-buy') continue;
    for (const [lineId, amount] of bundle(lines.filter(isOffered(offer.lines)), offer, free)) {
      take(lineId, offer.offerId, amount);
    }
  }
  for (const offer of offers) {
    if (offer.kind !== 'percent') continue;
    for (const { lineId } of lines.filter(isOffered(offer.lines))) {
      const before = left.get(lineId) ?? 0;
      take(lineId, offer.offerId, before - campaignPrice(before, offer));
    }
  }
  return reductions;
}

/** Whether an offer is about a line. */
export function isOffered(offered: OfferedLines): (line: { lineId: string }) => boolean {
  return ({ lineId }) => offered === null || offered.includes(lineId);
}

/** Forms as many bundles as the units allow and says what is free in each line; `free` loses the units that are used up. */
function bundle(
  lines: readonly ReducibleLine[],
  { take, pay }: { take: number; pay: number },
  free: Map<string, number>,
): Map<string, Minor> {
  const units = lines
    .flatMap((line) => Array.from({ length: free.get(line.lineId) ?? 0 }, () => line))
    // The sort is stable, so equal prices stay in the cart's order.
    .sort((a, b) => b.selling - a.selling);
  const bundled = units.slice(0, units.length - (units.length % take));
  const amounts = new Map<string, Minor>();
  bundled.forEach(({ lineId, selling }, index) => {
    free.set(lineId, (free.get(lineId) ?? 0) - 1);
    if (index % take >= pay) amounts.set(lineId, (amounts.get(lineId) ?? 0) + selling);
  });
  return amounts;
}
