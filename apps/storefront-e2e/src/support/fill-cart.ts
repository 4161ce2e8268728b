import { askApi } from './ask-api.ts';

/** Units of one of the goods, which stand in the catalogue in one size. */
export interface Wanted {
  alias: string;
  quantity: number;
}

/** Goods of which no journey can buy all. */
export const plenty: Wanted = { alias: 'skal-strand-kritvit', quantity: 1 };

/** Makes a cart of one line, and gives its id. */
export async function fillCart(origin: string, { alias, quantity }: Wanted): Promise<string> {
  const { product, getCart } = await askApi(
    origin,
    'query($alias: String!) { product(alias: $alias) { skus { skuId } } getCart { id } }',
    { alias },
  );
  const item = { skuId: product.skus[0].skuId, quantity };
  await askApi(origin, 'mutation($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }', {
    id: getCart.id,
    item,
  });
  return getCart.id;
}
