import { describe, expect, it } from 'vitest';
import { readFields } from '../../page/form/field.ts';
import { neededCheckoutFields } from './checkout-fields.ts';

const swedish = { country: 'SE', today: '2026-11-23' };
const anna = {
  ...{
    step: 'order',
    customerType: 'PERSON',
    email: 'Anna@Torg.example',
    shippingId: '1',
    paymentId: '2',
    terms: 'on',
  },
  ...{ 'billingAddress.zip': '111 22', 'billingAddress.city': 'Stockholm', 'billingAddress.firstName': 'Anna' },
  ...{ 'billingAddress.lastName': 'Lind', 'billingAddress.addressLine1': 'Storgatan 1', 'pickupPoint-1': 'SE-11122-1' },
};

function read(typed: Record<string, string>, rules = swedish) {
  const sent = new FormData();
  for (const [name, text] of Object.entries(typed)) sent.set(name, text);
  return readFields(neededCheckoutFields(sent, rules), sent);
}

const refusals = (typed: Record<string, string>, rules = swedish) => {
  const reading = read(typed, rules);
  return reading.kind === 'invalid' ? reading.refusals : {};
};

describe('the fields of a checkout', () => {
  it('stand for what was typed, and for the place of the chosen way of sending', () => {
    expect(read(anna)).toMatchObject({
      kind: 'valid',
      values: { email: 'anna@torg.example', 'billingAddress.zip': '11122', pickupPoint: 'SE-11122-1', terms: true },
    });
    expect(read({ ...anna, shippingId: '2' })).toMatchObject({ kind: 'valid', values: { pickupPoint: '' } });
  });

  it('ask for all that an order needs, and for nothing of a form that only looks', () => {
    expect(refusals({ step: 'order' })).toEqual({
      email: 'required',
      'billingAddress.zip': 'required',
      'billingAddress.city': 'required',
      shippingId: 'choice',
      paymentId: 'choice',
      'billingAddress.firstName': 'required',
      'billingAddress.lastName': 'required',
      'billingAddress.addressLine1': 'required',
      terms: 'terms',
    });
    expect(refusals({ step: 'update', email: 'anna' })).toEqual({});
  });

  it('ask for a number where the page does, and whoever buys for an organisation', () => {
    expect(refusals({ ...anna, identityNumber: '811218-9875' })).toEqual({ identityNumber: 'personalId' });
    expect(refusals({ ...anna, identityNumber: '811218-9876' })).toEqual({});
    expect(refusals({ ...anna, identityNumber: ' ' })).toEqual({ identityNumber: 'required' });
    // Without script the page asks for it in case that way is chosen.
    expect(refusals({ ...anna, identityNumber: '', identityFor: '4 7' })).toEqual({});
    expect(refusals({ ...anna, identityNumber: '', identityFor: '7 4', paymentId: '4' })).toEqual({
      identityNumber: 'required',
    });
    expect(refusals({ ...anna, customerType: 'ORGANIZATION' })).toEqual({
      identityNumber: 'required',
      'billingAddress.company': 'required',
    });
  });

  it.each([
    { country: 'NO', zip: '0150', mobile: '406 12 345', refused: {} },
    { country: 'NO', zip: '11122', mobile: '', refused: { 'billingAddress.zip': 'postalCode' } },
    { country: 'SE', zip: '0150', mobile: '', refused: { 'billingAddress.zip': 'postalCode' } },
    { country: 'SE', zip: '11122', mobile: '+47 406 12 345', refused: {} },
    { country: 'SE', zip: '11122', mobile: '12345', refused: { 'billingAddress.mobile': 'phone' } },
    { country: 'FI', zip: '00100', mobile: '+358 40 1234567', refused: {} },
  ])('take $zip and $mobile as $country has them', ({ country, zip, mobile, refused }) => {
    const typed = { ...anna, 'billingAddress.zip': zip, 'billingAddress.mobile': mobile };
    expect(refusals(typed, { ...swedish, country })).toEqual(refused);
  });

  it('let the bill go anywhere where the goods go elsewhere', () => {
    const elsewhere = { ...anna, otherAddress: 'on', 'billingAddress.zip': 'SW1A 1AA', 'shippingAddress.zip': '41101' };
    expect(refusals(elsewhere)).toEqual({
      'shippingAddress.firstName': 'required',
      'shippingAddress.lastName': 'required',
      'shippingAddress.addressLine1': 'required',
      'shippingAddress.city': 'required',
    });
  });
});
