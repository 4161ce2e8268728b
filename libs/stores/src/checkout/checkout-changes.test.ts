import { expect, it } from 'vitest';
import { checkoutChanges } from './checkout-changes.ts';

const isPostalCode = (text: string) => /^\d{5}$/.test(text);
const changes = (sent: Record<string, string>, typed: Record<string, string>) =>
  checkoutChanges(sent, typed, isPostalCode);

it('sends nothing for what no choice or sum hangs on', () => {
  expect(changes({}, { email: 'anna@torg.example', 'billingAddress.firstName': 'Anna' })).toBeNull();
});

it('sends a postal code once it is whole, and once', () => {
  expect(changes({}, { 'billingAddress.zip': '111' })).toBeNull();
  expect(changes({}, { 'billingAddress.zip': '11122' })).toEqual({ billingAddress: { zip: '11122' } });
  expect(changes({ 'billingAddress.zip': '11122' }, { 'billingAddress.zip': '11122' })).toBeNull();
});

it('sends what is chosen', () => {
  const typed = { customerType: 'ORGANIZATION', shippingId: '2', paymentId: '4' };
  expect(changes({ shippingId: '1' }, typed)).toEqual({
    customerType: 'ORGANIZATION',
    shippingId: 2,
    paymentId: 4,
  });
});

it("sends what a carrier's own list calls the way that is chosen, and takes it back", () => {
  expect(changes({}, { externalShippingId: 'home' })).toEqual({ externalShippingId: 'home' });
  expect(changes({ externalShippingId: 'home' }, { externalShippingId: '' })).toEqual({ externalShippingId: '' });
});

it('takes an address to deliver to back when it is not wanted any more', () => {
  const away = { otherAddress: 'on', 'shippingAddress.zip': '41101' };
  expect(changes({}, away)).toEqual({ shippingAddress: { zip: '41101' } });
  expect(changes(away, {})).toEqual({ shippingAddress: { zip: '' } });
  expect(changes({}, { otherAddress: 'on', 'shippingAddress.zip': '411' })).toBeNull();
});

it('sends no way of delivery where none is chosen', () => {
  expect(changes({ shippingId: '3' }, { shippingId: '' })).toBeNull();
});
