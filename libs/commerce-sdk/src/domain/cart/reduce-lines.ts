import { campaignPrice } from '../price/campaign-price.ts';
import type { Minor } from '../money/money.ts';
import { spreadAmount } from '../money/spread-amount.ts';
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
 * Works out what packages, bundles and percentages take off the lines. Packages come first, then bundles; a unit is part of
 * one of them at most. Percentages follow in their order, each off what the ones before left.
 */
export function reduceLines(lines: readonly ReducibleLine[], offers: readonly CartOffer[]): LineReduction[] {
  const cart: OpenCart = {
    lines,
    left: new Map(lines.map(({ lineId, quantity, selling }) => [lineId, quantity * selling])),
    free: new Map(lines.map(({ lineId, quantity }) => [lineId, quantity])),
  };
  const reductions: LineReduction[] = [];
  for (const reduce of [pack, bundle, takePercent]) {
    for (const offer of offers) {
      for (const [lineId, amount] of reduce(offer, cart)) {
        if (amount === 0) continue;
        cart.left.set(lineId, (cart.left.get(lineId) ?? 0) - amount);
        reductions.push({ lineId, offerId: offer.offerId, amount });
      }
    }
  }
  return reductions;
}

/** A cart while it is reduced, by line id. */
interface OpenCart {
  lines: readonly ReducibleLine[];
  /** What is left to pay, in minor units inc VAT. */
  left: Map<string, Minor>;
  /** Units that are in no package and no bundle yet. */
  free: Map<string, number>;
}

/** What becomes cheaper by how much: line id and minor units inc VAT. */
type Reductions = Iterable<readonly [string, Minor]>;

/** Whether an offer is about a line. */
export function isOffered(offered: OfferedLines): (line: { lineId: string }) => boolean {
  return ({ lineId }) => offered === null || offered.includes(lineId);
}

/** Spreads a package's price over its lines. */
function pack(offer: CartOffer, { lines, free }: OpenCart): Reductions {
  if (offer.kind !== 'package-price') return [];
  const own = lines.filter(isOffered(offer.lines));
  const before = own.map(({ quantity, selling }) => quantity * selling);
  const after = spreadAmount(offer.price, before);
  return own.map(({ lineId }, index) => {
    free.set(lineId, 0);
    return [lineId, (before[index] ?? 0) - (after[index] ?? 0)] as const;
  });
}

/** Forms as many bundles as the free units allow. */
function bundle(offer: CartOffer, { lines, free }: OpenCart): Reductions {
  if (offer.kind !== 'multi-buy') return [];
  const units = lines
    .filter(isOffered(offer.lines))
    .flatMap((line) => Array.from({ length: free.get(line.lineId) ?? 0 }, () => line))
    // The sort is stable, so equal prices stay in the cart's order.
    .sort((a, b) => b.selling - a.selling);
  const bundled = units.slice(0, units.length - (units.length % offer.take));
  const amounts = new Map<string, Minor>();
  bundled.forEach(({ lineId, selling }, index) => {
    free.set(lineId, (free.get(lineId) ?? 0) - 1);
    if (index % offer.take >= offer.pay) amounts.set(lineId, (amounts.get(lineId) ?? 0) + selling);
  });
  return amounts;
}

function takePercent(offer: CartOffer, { lines, left }: OpenCart): Reductions {
  if (offer.kind !== 'percent') return [];
  return lines.filter(isOffered(offer.lines)).map(({ lineId }) => {
    const before = left.get(lineId) ?? 0;
    return [lineId, before - campaignPrice(before, offer)] as const;
  });
}
