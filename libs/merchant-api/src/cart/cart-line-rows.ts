import type { Insertable, Selectable } from 'kysely';
import type { CartLineRecord } from './cart-record.ts';
import type { CartLinesTable } from './cart.tables.ts';

/** A kept line as a cart holds it. */
export function toLine(row: Selectable<CartLinesTable>): CartLineRecord {
  const { line_id: lineId, sku_id: skuId, quantity, group_key: groupKey, message } = row;
  const { package_id, package_group_id, package_option_id, package_units } = row;
  const isPackaged = package_id !== null && package_group_id !== null && package_option_id !== null;
  const choice =
    isPackaged && package_units !== null
      ? { packageId: package_id, groupId: package_group_id, optionId: package_option_id, units: package_units }
      : null;
  const { seen_market_id, seen_selling } = row;
  const seen =
    seen_market_id === null || seen_selling === null ? null : { marketId: seen_market_id, selling: seen_selling };
  return { lineId, skuId, quantity, groupKey, message, choice, seen };
}

/** The lines of a cart from `first` on as they are kept. */
export function lineRows(
  cartId: string,
  lines: readonly CartLineRecord[],
  first: number,
): Insertable<CartLinesTable>[] {
  return lines.slice(first).map(({ lineId, skuId, quantity, groupKey, message, choice, seen }, index) => ({
    line_id: lineId,
    cart_id: cartId,
    sku_id: skuId,
    quantity,
    group_key: groupKey,
    message,
    position: first + index,
    package_id: choice?.packageId ?? null,
    package_group_id: choice?.groupId ?? null,
    package_option_id: choice?.optionId ?? null,
    package_units: choice?.units ?? null,
    seen_selling: seen?.selling ?? null,
    seen_market_id: seen?.marketId ?? null,
  }));
}
