import { expect, it } from 'vitest';
import type { GroupedItem } from '@torg/commerce-sdk/domain';
import { addedView } from './added-view.ts';

const amount = (incVat: number) => ({ incVat, exVat: incVat * 0.8 });
const item = (skuId: number, quantity: number, more: object = {}) =>
  ({
    groupKey: null,
    configuration: null,
    quantity,
    lines: [
      {
        id: `l${skuId}`,
        isFreeGift: false,
        quantity,
        totalPrice: { currency: 'SEK', selling: amount(quantity * 100), regular: amount(quantity * 100) },
        product: {
          ...{ name: 'Tröja Ask', brandName: 'Ask', choices: ['Svart'], canonicalUrl: '/p/ask' },
          sku: { skuId, name: 'M', stock: { total: 9 } },
        },
        ...more,
      },
    ],
  }) as unknown as GroupedItem; // all that is looked at

it('names what was added by its choices, and prices what was added alone', () => {
  expect(addedView({ skuId: 7, quantity: 2 }, [item(6, 1), item(7, 5)])).toEqual({
    name: 'Tröja Ask',
    variant: 'Svart, M',
    quantity: 2,
    price: { incVat: 200, exVat: 160 },
    currency: 'SEK',
    path: '/p/ask',
  });
});

it('tells of a package as a whole', () => {
  const packaged = item(7, 1, { package: { packageId: 3, packageName: 'Frukost' } });
  const view = addedView({ packageId: 3, quantity: 1 }, [{ ...packaged, groupKey: 'g1' }]);
  expect(view).toMatchObject({ name: 'Frukost', variant: '', quantity: 1 });
});

it('tells of nothing that is in the cart no more, and of no gift', () => {
  expect(addedView({ skuId: 7, quantity: 1 }, [item(6, 1)])).toBeNull();
  expect(addedView({ skuId: 7, quantity: 1 }, [item(7, 1, { isFreeGift: true })])).toBeNull();
});
