import { expect, it } from 'vitest';
import { billOf, withCheckDigit } from './bill.rules.ts';
import { traderIn } from './trader.ts';
import { testProfile } from '../testing/test-profile.ts';

const order = {
  orderId: '10001',
  placedAt: Date.parse('2026-12-20T23:30:00Z'),
  timeZone: 'Europe/Stockholm',
  countryCode: 'SE',
};

it.each([
  ['7992739871', '79927398713'],
  ['1234567', '12345674'],
  ['10001', '100016'],
  ['0', '00'],
])('gives %s its check digit: %s', (digits, reference) => {
  expect(withCheckDigit(digits)).toBe(reference);
});

it('is to be paid within the term, counted from its date in the market, to a bankgiro with an OCR number in Sweden', () => {
  expect(billOf(order, traderIn(testProfile, 'sv'))).toEqual({
    ...{ date: '2026-12-21', dueDate: '2027-01-04', way: 'bankgiro' },
    ...{ payTo: '598-7656', reference: '100016' },
  });
});

it('is to be paid to an account with a KID in Norway, whatever the language', () => {
  expect(billOf({ ...order, countryCode: 'NO' }, traderIn(testProfile, 'sv'))).toMatchObject({
    ...{ way: 'account', payTo: '9999.07.00121', reference: '100016' },
  });
});

it('names accounts that pass their own check digits', () => {
  const { bankgiro, norwegianAccount } = traderIn(testProfile, 'sv');
  const giro = bankgiro.replace(/\D/g, '');
  expect(withCheckDigit(giro.slice(0, -1))).toBe(giro);
  const account = [...norwegianAccount.replace(/\D/g, '')].map(Number);
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1];
  const sum = account.reduce((total, digit, index) => total + digit * (weights[index] ?? 0), 0);
  expect([account.length, sum % 11]).toEqual([11, 0]);
});
