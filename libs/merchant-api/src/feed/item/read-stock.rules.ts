import type { CatalogueItem } from '../catalogue-item.ts';

/** What a row says of its stock, or why it cannot be used. */
export type ReadStock = { ok: true; stock: CatalogueItem['stock'] } | { ok: false; reason: string };

const MOST = 1_000_000_000;
/** What there is taken to be where a feed says that goods can be bought but not how many. */
const UNCOUNTED = 100;

/** Reads `availability` and `quantity`. Goods on backorder can be bought though they are not there. */
export function readStock(availability: string | null, quantity: string | null): ReadStock {
  const units = quantity === null ? null : Number(quantity);
  if (units !== null && (!/^\d+$/.test(quantity ?? '') || units > MOST)) {
    return { ok: false, reason: `The quantity “${quantity?.slice(0, 40)}” is not a whole number from 0` };
  }
  const isCounted = units !== null;
  switch ((availability ?? (isCounted ? 'in_stock' : '')).toLowerCase().replace(/[ -]+/g, '_')) {
    case 'in_stock':
      return { ok: true, stock: { inStock: units ?? UNCOUNTED, oversellable: 0, isCounted } };
    case 'out_of_stock':
      return { ok: true, stock: { inStock: 0, oversellable: 0, isCounted: true } };
    case 'preorder':
    case 'backorder':
      return { ok: true, stock: { inStock: 0, oversellable: units ?? UNCOUNTED, isCounted } };
    default:
      return { ok: false, reason: 'availability must be in_stock, out_of_stock, preorder or backorder' };
  }
}
