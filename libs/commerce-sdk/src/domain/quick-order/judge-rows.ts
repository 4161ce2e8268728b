import type { Article, ArticleMatch } from './article.ts';
import type { OrderRow } from './order-rows.ts';

/** What becomes of a row: what of it can be bought, or what is wrong with it. */
export type RowVerdict =
  | { kind: 'found'; match: ArticleMatch; quantity: number }
  /** Fewer are left than were asked for: as many as there are can be bought. */
  | { kind: 'fewer'; match: ArticleMatch; quantity: number }
  | { kind: 'sold-out'; match: ArticleMatch }
  /** The number is that of a product that comes in sizes: those that can be bought. */
  | { kind: 'choice'; matches: readonly ArticleMatch[] }
  | { kind: 'withdrawn' }
  /** Nothing has that number; `nearest` may have been meant, and can be bought. */
  | { kind: 'unknown'; nearest: readonly ArticleMatch[] }
  /** What stands as the quantity is no whole number from 1 on. */
  | { kind: 'quantity'; match: ArticleMatch };

/** A row with what becomes of it. */
export interface JudgedRow extends OrderRow {
  verdict: RowVerdict;
}

/**
 * Says of each row what becomes of it. `articles` are what the numbers of the rows name, in their order.
 *
 * @example
 * const judged = judgeRows(sumRows(readOrderRows([['10045', '4']])), articles);
 */
export function judgeRows(rows: readonly OrderRow[], articles: readonly Article[]): JudgedRow[] {
  return rows.map((row, index) => ({ ...row, verdict: verdictOn(row, articles[index]) }));
}

/**
 * The rows of which something can be bought, as additions to a cart.
 *
 * @example
 * await cartSession.addItems(buyableItems(judgeRows(sumRows(rows), articles)));
 */
export function buyableItems(rows: readonly JudgedRow[]): { skuId: number; quantity: number; message: null }[] {
  return rows.flatMap(({ verdict }) =>
    verdict.kind === 'found' || verdict.kind === 'fewer'
      ? [{ skuId: verdict.match.skuId, quantity: verdict.quantity, message: null }]
      : [],
  );
}

function verdictOn({ quantity }: OrderRow, article: Article | undefined): RowVerdict {
  const { matches = [], nearest = [], isWithdrawn = false } = article ?? {};
  const [match] = matches;
  const sold = matches.filter(isBuyable);
  if (isWithdrawn) return { kind: 'withdrawn' };
  if (!match) return { kind: 'unknown', nearest: nearest.filter(isBuyable) };
  if (matches.length > 1 && sold.length > 0) return { kind: 'choice', matches: sold };
  // None of its sizes is the one that was meant.
  if (matches.length > 1) return { kind: 'sold-out', match: { ...match, skuName: null } };
  if (quantity === null) return { kind: 'quantity', match };
  if (!isBuyable(match)) return { kind: 'sold-out', match };
  if (match.totalStock < quantity) return { kind: 'fewer', match, quantity: match.totalStock };
  return { kind: 'found', match, quantity };
}

function isBuyable({ totalStock }: ArticleMatch): boolean {
  return totalStock > 0;
}
