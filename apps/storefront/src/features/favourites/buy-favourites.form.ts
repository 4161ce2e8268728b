import { href } from '@torg/market-routing';
import { cartAnswer } from '../../page/form/cart-answer.ts';
import { defineForm } from '../../page/form/define-form.ts';
import type { Field } from '../../page/form/field.ts';
import { apiReads } from '../../queries/lazy-reads.ts';
import { buyableSkus } from './buyable.ts';
import { readProducts } from './favourites.form.ts';

const productsField: Field<readonly number[]> = { read: (typed) => ({ value: readProducts(typed) }) };

/** What became of it: how many products lie in the cart now, or none of them. */
type Answer = { kind: 'done'; count: number } | { kind: 'nothing' };

/** Puts one of each favourite that needs no choice in the cart, by one change. Which those are is asked for when it is sent. */
export const buyFavouritesForm = defineForm('buy-favourites', {
  fields: { products: productsField },
  async act({ commerce, stores }, { products: productIds }): Promise<Answer> {
    if (productIds.length === 0) return { kind: 'nothing' };
    const { getProducts } = await apiReads();
    const { products } = await getProducts(commerce, { productIds, skip: 0, take: productIds.length });
    const skuIds = buyableSkus(products);
    if (skuIds.length === 0) return { kind: 'nothing' };
    const items = skuIds.map((skuId) => ({ skuId, quantity: 1, message: null }));
    const { kind } = cartAnswer(await stores.cart.addItems(items));
    return kind === 'done' ? { kind, count: items.length } : { kind: 'nothing' };
  },
  isDone: ({ kind }) => kind === 'done',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'done' ? href(site.locale, 'cart', {}) : null),
});
