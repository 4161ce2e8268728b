import type { ShopDatabase } from '../database/shop-database.ts';
import { groupBy } from '../database/group-by.ts';
import { findForSale, type ForSale, type ForSaleView } from '../pricing/find-for-sale.ts';
import { readAllNumbers, readSkusNumbered, type NamedSku } from './article.repository.ts';
import { foldNumber, nearestNumbers } from './nearest-number.rules.ts';

/** So many numbers that name nothing are compared with all others; the rest are told as unknown. */
const mostCompared = 60;

/** What one number names. */
export interface FoundArticle {
  number: string;
  matches: readonly ForSale[];
  nearest: readonly ForSale[];
  isWithdrawn: boolean;
}

/** Finds what numbers name in a shop, in their order. All numbers of the catalogue are read only where one is not written as there. */
export async function findArticles(
  db: ShopDatabase,
  view: ForSaleView,
  numbers: readonly string[],
): Promise<FoundArticle[]> {
  const wanted = numbers.map((number) => ({ number, folded: foldNumber(number) }));
  const written = await readSkusNumbered(db, numbers);
  const isWhole = wanted.every(({ folded }) => written.some(({ number }) => number === folded));
  const known = isWhole ? written : await readAllNumbers(db);
  const byNumber = groupBy(known, ({ number }) => number);
  const active = [...byNumber].filter(([, skus]) => skus.some(({ isActive }) => isActive)).map(([number]) => number);
  const forSale = async (skus: readonly NamedSku[]) => {
    const ids = [...new Set(skus.filter(({ isActive }) => isActive).map(({ skuId }) => skuId))];
    const found = await Promise.all(ids.map((id) => findForSale(view, id)));
    return found.flatMap((goods) => (goods ? [goods] : []));
  };
  let compared = 0;
  return Promise.all(
    wanted.map(async ({ number, folded }) => {
      const named = byNumber.get(folded) ?? [];
      const own = named.filter(({ isOwn }) => isOwn);
      const matches = await forSale(own.length > 0 ? own : named);
      if (named.length > 0) return { number, matches, nearest: [], isWithdrawn: matches.length === 0 };
      const isCompared = folded !== '' && compared++ < mostCompared;
      const near = isCompared ? nearestNumbers(folded, active) : [];
      const nearest = await Promise.all(near.map((one) => forSale((byNumber.get(one) ?? []).slice(0, 1))));
      return { number, matches, nearest: distinct(nearest.flat()), isWithdrawn: false };
    }),
  );
}

/** Each sku once: several of its numbers may be near, such as its own and its product's. */
function distinct(goods: readonly ForSale[]): ForSale[] {
  return [...new Map(goods.map((one) => [one.sku.skuId, one])).values()];
}
