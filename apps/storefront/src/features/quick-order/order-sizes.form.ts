import { parseQuantity } from '@torg/commerce-sdk/domain';
import { href } from '@torg/market-routing';
import { putItems, type ShortItem } from '../../elements/put-items.ts';
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

/** What became of it: all that was wanted is in the cart, or fewer of some sizes, which are told where they were wanted. */
export type OrderSizesAnswer =
  { kind: 'done' | 'nothing' } | { kind: 'fewer'; short: readonly ShortItem[]; units: number };

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
    const sent = items.slice(0, 500);
    const short = await putItems(stores.cart, sent);
    if (short.length === 0) return { kind: 'done' };
    const missing = short.reduce((sum, { wanted, added }) => sum + wanted - added, 0);
    return { kind: 'fewer', short, units: sent.reduce((sum, { quantity }) => sum + quantity, 0) - missing };
  },
  isDone: ({ kind }) => kind !== 'nothing',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'done' ? href(site.locale, 'cart', {}) : null),
});
