import type { CartLine, GroupedItem, Price } from '@torg/commerce-sdk/domain';
import { linesPrice } from '../../display/lines-price.ts';

/** One row of the cart, as its component needs it. */
export interface ItemView {
  /** What its forms name: the id of a loose line, or what the lines of a package share. */
  key: string;
  isPackage: boolean;
  name: string;
  /** Of all units together. */
  price: Price;
  /** Units of a line, or packages; null where it cannot be told how many. */
  quantity: number | null;
  /** The most that it may hold, by what is left. */
  most: number;
}

/** Reads a row of the cart; null where it has no line. */
export function itemView({ groupKey, lines, configuration, quantity }: GroupedItem): ItemView | null {
  const [first] = lines;
  const price = linesPrice(lines);
  if (!first || !price) return null;
  return {
    key: groupKey ?? first.id,
    isPackage: groupKey !== null,
    name: configuration?.name ?? first.package?.packageName ?? first.product.name,
    price,
    quantity,
    most: quantity === null ? 1 : Math.max(quantity, Math.min(...lines.map((line) => mostOf(line, quantity)))),
  };
}

/** How many packages, or units of a loose line, there are left of what a line holds. */
function mostOf({ quantity: units, product }: CartLine, quantity: number): number {
  return Math.floor((product.sku.stock.total * quantity) / Math.max(1, units));
}
