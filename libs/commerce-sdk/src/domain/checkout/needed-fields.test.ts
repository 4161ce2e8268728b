import { expect, it } from 'vitest';
import { neededFields } from './needed-fields.ts';

const guest = {
  customerType: 'PERSON',
  isBilled: false,
  hasShippingAddress: false,
  hasPickupPoints: false,
} as const;

it('asks a person who pays at once for an address, and for no number', () => {
  expect(neededFields(guest)).toEqual([
    'email',
    'billingAddress.firstName',
    'billingAddress.lastName',
    'billingAddress.addressLine1',
    'billingAddress.zip',
    'billingAddress.city',
    'shippingId',
    'paymentId',
  ]);
});

it('asks whoever gets a bill, and every organisation, who they are', () => {
  expect(neededFields({ ...guest, isBilled: true })).toContain('identityNumber');
  expect(neededFields({ ...guest, customerType: 'ORGANIZATION' })).toEqual(
    expect.arrayContaining(['identityNumber', 'billingAddress.company']),
  );
});

it('asks for another address and a place to fetch the parcel at where there is one', () => {
  const fields = neededFields({ ...guest, hasShippingAddress: true, hasPickupPoints: true });
  expect(fields).toEqual(expect.arrayContaining(['shippingAddress.zip', 'pickupPoint']));
  expect(fields).not.toContain('shippingAddress.company');
});
