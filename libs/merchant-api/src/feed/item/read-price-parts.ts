import type { ItemPrice, SalePrice } from '../catalogue-item.ts';
import type { ItemRules } from './item-rules.ts';
import { readPeriod } from './period.rules.ts';
import { readPrice } from './price.rules.ts';

/** The prices of a row, or why they cannot be used. A price is never guessed. */
export type ReadPrices = { ok: true; price: ItemPrice } | { ok: false; reason: string };

/** Reads `price`, `sale_price` and `sale_price_effective_date`. */
export function readPrices(field: (name: string) => string | null, rules: ItemRules): ReadPrices {
  const regular = readIn(field('price'), rules);
  if (!regular.ok) return regular;
  const saleText = field('sale_price');
  if (saleText === null) return { ok: true, price: { regular: regular.minor, sale: null } };
  const selling = readIn(saleText, rules);
  if (!selling.ok) return { ok: false, reason: `sale_price: ${selling.reason}` };
  if (selling.minor >= regular.minor) {
    return { ok: false, reason: 'sale_price is not below price; leave it out while there is no sale' };
  }
  const sale = readSale(selling.minor, field('sale_price_effective_date'), rules);
  if (!sale) {
    const wanted = '2026-11-20T00:00+0100/2026-11-27T23:59+0100';
    return { ok: false, reason: `sale_price_effective_date cannot be read; write it like ${wanted}` };
  }
  return { ok: true, price: { regular: regular.minor, sale } };
}

function readIn(text: string | null, { currency }: ItemRules) {
  if (text === null) return { ok: false, reason: 'The row has no price' } as const;
  const price = readPrice(text);
  if (!price.ok || price.currency === currency) return price;
  return {
    ok: false,
    reason: `The price is in ${price.currency}, and this market sells in ${currency}; export the feed for it, or name another market`,
  } as const;
}

function readSale(selling: number, period: string | null, { timeZone }: ItemRules): SalePrice | null {
  if (period === null) return { selling, from: null, to: null };
  const read = readPeriod(period, timeZone);
  return read && { selling, ...read };
}
