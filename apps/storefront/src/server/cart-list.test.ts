import { expect, it } from 'vitest';
import type { CartLine } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import { cartList } from './cart-list.ts';

const t = ((key: string) => key.replace('cart.list.', '')) as Translate;
const price = (incVat: number) => ({ selling: { incVat, exVat: incVat * 0.8 } });
const line = (name: string, isFreeGift = false) =>
  ({
    isFreeGift,
    ...{ quantity: 2, unitPrice: price(14_950), totalPrice: price(29_900) },
    product: { name, articleNumber: 'KER', sku: { articleNumber: 'KER-1001', name: '-' } },
  }) as CartLine; // all that the list tells

it('is a file that Nordic spreadsheets open, with article numbers and quantities in front', () => {
  expect(cartList([line('Mugg; blå'), line('Gåva', true)], { vatView: 'exVat', t }).split('\r\n')).toEqual([
    '\uFEFFnumber;quantity;name;priceExVat;totalExVat',
    'KER-1001;2;"Mugg; blå";119,60;239,20',
  ]);
});

it('holds no formula', () => {
  expect(cartList([line('=HYPERLINK("x")')], { vatView: 'incVat', t })).not.toMatch(/;"?=/);
});
