import { expect, it } from 'vitest';
import { readIdentityNumber } from './identity-number.ts';

const today = '2026-11-23';

it.each([
  { country: 'SE', customerType: 'PERSON', text: '811218-9876', number: '198112189876' },
  { country: 'SE', customerType: 'PERSON', text: '811218-9875', number: null },
  { country: 'SE', customerType: 'ORGANIZATION', text: '556016-0680', number: '5560160680' },
  { country: 'SE', customerType: 'PERSON', text: '556016-0680', number: null },
  { country: 'NO', customerType: 'PERSON', text: '130972 48022', number: '13097248022' },
  { country: 'NO', customerType: 'ORGANIZATION', text: 'NO 974 760 673 MVA', number: '974760673' },
  { country: 'NO', customerType: 'ORGANIZATION', text: '974760674', number: null },
  { country: 'FI', customerType: 'PERSON', text: ' 131052-308T ', number: '131052-308T' },
  { country: 'FI', customerType: 'PERSON', text: ' ', number: null },
] as const)('$text of a $customerType in $country is $number', ({ text, number, ...rules }) => {
  expect(readIdentityNumber(text, { ...rules, today })).toBe(number);
});
