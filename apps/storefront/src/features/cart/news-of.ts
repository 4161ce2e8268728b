import type { GroupedItem } from '@torg/commerce-sdk/domain';
import type { LineNews } from '@torg/commerce-sdk/extensions';

const order = ['gone', 'stock', 'price'] as const;

/**
 * What matters most of what became of an item: that it cannot be bought goes before what it costs. Fewer left than it holds
 * is told until it holds no more than that; none left is as good as gone.
 */
export function newsOf({ lines }: Pick<GroupedItem, 'lines'>, news: readonly LineNews[]): LineNews | null {
  const own = lines.flatMap(({ id, quantity }) =>
    news
      .filter((one) => one.lineId === id && !(one.kind === 'stock' && quantity <= one.left))
      .map((one): LineNews => (one.kind === 'stock' && one.left === 0 ? { lineId: id, kind: 'gone' } : one)),
  );
  for (const kind of order) {
    const found = own.find((one) => one.kind === kind);
    if (found) return found;
  }
  return null;
}
