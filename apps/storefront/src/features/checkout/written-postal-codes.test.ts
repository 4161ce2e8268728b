import { expect, it } from 'vitest';
import { withWrittenPostalCodes } from './written-postal-codes.ts';

it('writes postal codes as letters carry them, and leaves all else as it was typed', () => {
  const typed = { 'billingAddress.zip': '11122', 'shippingAddress.zip': 'SE-41101', message: '11122' };
  expect(withWrittenPostalCodes(typed, 'SE')).toEqual({
    ...{ 'billingAddress.zip': '111 22', 'shippingAddress.zip': '411 01', message: '11122' },
  });
  expect(withWrittenPostalCodes({ 'billingAddress.zip': '0150' }, 'NO')).toEqual({ 'billingAddress.zip': '0150' });
});

it.each(['', '1112', 'Lund'])('keeps %j, which is no whole postal code', (zip) => {
  expect(withWrittenPostalCodes({ 'billingAddress.zip': zip }, 'SE')).toEqual({ 'billingAddress.zip': zip });
});
