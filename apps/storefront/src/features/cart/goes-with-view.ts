import { stockState, type Cart, type RelatedProduct } from '@torg/commerce-sdk/domain';

/** Of what goes with goods of the cart, that which can be bought here and lies in it in no variant, each once; the first few. */
export function goesWith<One extends RelatedProduct>(
  related: readonly One[],
  { lines }: Pick<Cart, 'lines'>,
  count: number,
): readonly One[] {
  const taken = new Set(lines.map(({ product }) => product.alias));
  const fitting = related.filter(({ alias, price, skus }) => {
    if (price === null || taken.has(alias) || skus.every(({ stock }) => stockState(stock) === 'out-of-stock'))
      return false;
    taken.add(alias);
    return true;
  });
  return fitting.slice(0, count);
}
