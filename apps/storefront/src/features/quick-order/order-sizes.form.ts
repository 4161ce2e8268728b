import { parseQuantity } from '@torg/commerce-sdk/domain';
import { href } from '@torg/market-routing';
import { putItems, type PutItemsAnswer } from '../../elements/put-items.ts';
import { defineForm } from '../../page/form/define-form.ts';
import type { Field, FormFields } from '../../page/form/field.ts';

/** How many units of a sku; 0 where nothing is wanted. */
const unitsField: Field<number> = {
  read(typed) {
    const text = (typed ?? '').trim();
    if (text === '' || text === '0') return { value: 0 };
    const quantity = parseQuantity(text);
    return quantity === null ? { refusal: 'quantity' } : { value: quantity };
  },
};

/** What the field of a sku is called. */
export const unitsOf = (skuId: number) => `units-${skuId}`;

/** What became of it; nothing where nothing was wanted. */
export type OrderSizesAnswer = PutItemsAnswer | { kind: 'nothing' };

/** Puts units of several sizes in the cart at once. */
export const orderSizesForm = defineForm<FormFields, OrderSizesAnswer>('order-sizes', {
  fields: {},
  fieldsFor: (sent) =>
    Object.fromEntries(
      [...sent.keys()].filter((name) => /^units-\d{1,9}$/.test(name)).map((name) => [name, unitsField]),
    ),
  async act({ stores }, values) {
    const items = Object.entries(values).flatMap(([name, quantity]) =>
      typeof quantity === 'number' && quantity > 0
        ? [{ skuId: Number(name.slice('units-'.length)), quantity, message: null }]
        : [],
    );
    if (items.length === 0) return { kind: 'nothing' };
    return putItems(stores.cart, items.slice(0, 500));
  },
  isDone: ({ kind }) => kind === 'done' || kind === 'fewer',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'done' ? href(site.locale, 'cart', {}) : null),
});
