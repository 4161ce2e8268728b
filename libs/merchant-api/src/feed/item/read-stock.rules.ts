import type { CatalogueItem } from '../catalogue-item.ts';

/** What a row says of its stock, or why it cannot be used. `note` says what of it was left out. */
export type ReadStock =
  { ok: true; stock: CatalogueItem['stock']; note: string | null } | { ok: false; reason: string };

const MOST = 1_000_000_000;
/** What there is taken to be where a feed says that goods can be bought but not how many. */
const UNCOUNTED = 100;

/**
 * Reads `availability` and `quantity`. Goods on backorder can be bought though they are not there. A quantity that cannot
 * be read is left out where the availability is known.
 */
export function readStock(availability: string | null, quantity: string | null): ReadStock {
  const units = quantity === null ? null : readUnits(quantity);
  const problem =
    quantity !== null && units === null ? `The quantity “${quantity.slice(0, 40)}” is not a whole number from 0` : null;
  const stock = stockOf(availability ?? (units === null ? '' : 'in_stock'), units);
  if (stock) return { ok: true, stock, note: problem && `${problem} and was left out` };
  return {
    ok: false,
    reason:
      (availability === null ? problem : null) ?? 'availability must be in_stock, out_of_stock, preorder or backorder',
  };
}

function readUnits(quantity: string): number | null {
  const units = Number(quantity);
  return /^\d+$/.test(quantity) && units <= MOST ? units : null;
}

function stockOf(availability: string, units: number | null): CatalogueItem['stock'] | null {
  const isCounted = units !== null;
  switch (availability.toLowerCase().replace(/[ -]+/g, '_')) {
    case 'in_stock':
      return { inStock: units ?? UNCOUNTED, oversellable: 0, isCounted };
    case 'out_of_stock':
      return { inStock: 0, oversellable: 0, isCounted: true };
    case 'preorder':
    case 'backorder':
      return { inStock: 0, oversellable: units ?? UNCOUNTED, isCounted };
    default:
      return null;
  }
}
