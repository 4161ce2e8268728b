import type { RequestOptions } from '../client/commerce-client.ts';
import { minorFromDecimal } from '../domain/money/minor-from-decimal.ts';
import type { Minor } from '../domain/money/money.ts';
import { CartChangesDocument } from '../generated/extensions.ts';
import type { CartChangesQuery } from '../generated/extensions.ts';
import { personal } from '../operations/call-options.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** What became of a line of the cart since the shopper last saw it. */
export type LineNews = { lineId: string } & (
  | {
      /** It, or the package that it is part of, costs more or less than it did: minor units inc VAT. */
      kind: 'price';
      before: Minor;
      after: Minor;
    }
  /** Fewer are left than the line holds. */
  | { kind: 'stock'; left: number }
  /** It cannot be bought any more. */
  | { kind: 'gone' }
);

/**
 * Reads what became of a cart since the shopper last saw it. Nothing is changed by asking.
 *
 * @example
 * const news = await getCartChanges(extensions, { cartId });
 */
export async function getCartChanges(
  client: ExtensionsClient,
  { cartId }: { cartId: string },
  options?: RequestOptions,
): Promise<readonly LineNews[]> {
  const { cartChanges } = await client.request(CartChangesDocument, { cartId }, personal(options));
  return cartChanges.flatMap(toNews);
}

/** What this version does not know is left out: the lines are as right without it. */
function toNews({ lineId, kind, before, after, left }: CartChangesQuery['cartChanges'][number]): LineNews[] {
  switch (kind) {
    case 'PRICE':
      return [{ lineId, kind: 'price', before: minorFromDecimal(before ?? 0), after: minorFromDecimal(after ?? 0) }];
    case 'STOCK':
      return [{ lineId, kind: 'stock', left: left ?? 0 }];
    case 'GONE':
      return [{ lineId, kind: 'gone' }];
    default:
      return [];
  }
}
