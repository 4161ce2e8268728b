import { expect, it } from 'vitest';
import { fieldOfAnswer, type CheckoutAnswer } from './checkout-answer.ts';

it.each([
  [{ kind: 'terms-not-accepted' }, { name: 'terms', refusal: 'terms' }],
  [{ kind: 'invalid-identity-number' }, { name: 'identityNumber', refusal: 'personalId' }],
  [{ kind: 'shipping-not-chosen' }, { name: 'shippingId', refusal: 'choice' }],
  [{ kind: 'payment-not-chosen' }, { name: 'paymentId', refusal: 'choice' }],
  [
    { kind: 'field-missing', field: 'billingAddress.city' },
    { name: 'billingAddress.city', refusal: 'required' },
  ],
  [
    { kind: 'field-invalid', field: 'billingAddress.zip' },
    { name: 'billingAddress.zip', refusal: 'postalCode' },
  ],
  [{ kind: 'field-missing', field: 'gender' }, null],
  [{ kind: 'updated', filled: {} }, null],
] as const satisfies readonly (readonly [CheckoutAnswer, object | null])[])(
  '%j is said at its field',
  (answer, field) => {
    expect(fieldOfAnswer(answer)).toEqual(field);
  },
);
