import { expect, it } from 'vitest';
import type { ShippingOption } from '@torg/commerce-sdk/domain';
import type { WidgetChoice } from './carrier-widget.ts';
import { choiceFields } from './choice-fields.ts';

const option = (shippingId: number, externalId: string | null, own: Partial<ShippingOption> = {}) =>
  ({ shippingId, externalId, isSelected: false, subOptions: [], ...own }) as unknown as ShippingOption; // all that is looked at
const options = [option(1, 'pickup', { isSelected: true }), option(3, 'home')];
const choice: WidgetChoice = { optionId: 'pickup', pickupPoint: 'SE-2', fields: '' };

it('sends the way of the shop that the carrier calls so, with the place of that way', () => {
  expect(choiceFields(choice, options)).toEqual({
    ...{ shippingId: '1', externalShippingId: 'pickup', 'pickupPoint-1': 'SE-2', carrierFields: '' },
  });
  expect(choiceFields({ ...choice, optionId: 'home', pickupPoint: '' }, options)).toMatchObject({
    ...{ shippingId: '3', externalShippingId: 'home', 'pickupPoint-3': '' },
  });
});

it('finds it among the choices within a way', () => {
  const within = [option(1, null, { isSelected: true }), option(7, null, { subOptions: [option(0, 'locker')] })];
  expect(choiceFields({ ...choice, optionId: 'locker' }, within)).toMatchObject({ shippingId: '7' });
});

it('sends by the selected way what an account has one way for', () => {
  const fields = choiceFields({ ...choice, optionId: 'evening', fields: '[{"id":"code"}]' }, options);
  expect(fields).toMatchObject({ shippingId: '1', externalShippingId: 'evening', carrierFields: '[{"id":"code"}]' });
});

it('never sends a price, whatever the list says of one', () => {
  const dear = { ...choice, totalPrice: 1, priceValue: 1, externalShippingFee: 1 };
  expect(Object.keys(choiceFields(dear, options)).sort()).toEqual([
    ...['carrierFields', 'externalShippingId', 'pickupPoint-1', 'shippingId'],
  ]);
});

it('sends nothing where there is no way of sending', () => {
  expect(choiceFields(choice, [])).toEqual({});
});
