import { askApi } from './ask-api.ts';

/** Units of one of the goods, which stand in the catalogue in one size. */
export interface Wanted {
  alias: string;
  quantity: number;
}

/** Goods of which no journey can buy all. */
export const plenty: Wanted = { alias: 'skal-strand-kritvit', quantity: 1 };

/** Makes a cart with a line of each, in their order, and gives its id. */
export async function fillCart(origin: string, ...goods: readonly Wanted[]): Promise<string> {
  const { getCart } = await askApi(origin, '{ getCart { id } }');
  for (const { alias, quantity } of goods) {
    const { product } = await askApi(origin, 'query($alias: String!) { product(alias: $alias) { skus { skuId } } }', {
      alias,
    });
    await askApi(
      origin,
      'mutation($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
      { id: getCart.id, item: { skuId: product.skus[0].skuId, quantity } },
    );
  }
  return getCart.id;
}
