import { expect, it } from 'vitest';
import { failedPaymentAddress, readFailedPayment } from './failed-payment.ts';

it.each([
  ['sv', 'Error', '/kassan?payment=failed&error=Error#betalning'],
  ['nb', null, '/kassen?payment=failed#betaling'],
] as const)('a payment that failed in %s with %s leads to where another way is chosen', (locale, error, address) => {
  expect(failedPaymentAddress(locale, { error })).toBe(address);
  expect(readFailedPayment(new URL(address, 'https://torg.example').searchParams)).toEqual({ error });
});

it('is none in the address of a checkout that nothing failed in', () => {
  expect(readFailedPayment(new URLSearchParams('error=Error'))).toBeNull();
});
