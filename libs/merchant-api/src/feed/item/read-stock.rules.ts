import type { CatalogueItem } from '../catalogue-item.ts';

/** What a row says of its stock, or why it cannot be used. */
export type ReadStock = { ok: true; stock: CatalogueItem['stock'] } | { ok: false; reason: string };

const MOST = 1_000_000_000;
/** What goods that are ordered in are taken to allow where the feed gives no number. */
const UNCOUNTED = 100;

/** Reads `availability` and `quantity`. Goods on backorder can be bought though they are not there. */
export function readStock(availability: string | null, quantity: string | null): ReadStock {
  const units = quantity === null ? null : Number(quantity);
  if (units !== null && (!/^\d+$/.test(quantity ?? '') || units > MOST)) {
    return { ok: false, reason: `The quantity “${quantity?.slice(0, 40)}” is not a whole number from 0` };
  }
  switch ((availability ?? (units === null ? '' : 'in_stock')).toLowerCase().replace(/[ -]+/g, '_')) {
    case 'in_stock':
      return { ok: true, stock: units === null ? null : { inStock: units, oversellable: 0 } };
    case 'out_of_stock':
      return { ok: true, stock: { inStock: 0, oversellable: 0 } };
    case 'preorder':
    case 'backorder':
      return { ok: true, stock: { inStock: 0, oversellable: units ?? UNCOUNTED } };
    default:
      return { ok: false, reason: 'availability must be in_stock, out_of_stock, preorder or backorder' };
  }
}
