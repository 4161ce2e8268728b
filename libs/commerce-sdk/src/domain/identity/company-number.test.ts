import { expect, it } from 'vitest';
import { readCompanyNumber } from './company-number.ts';

it.each([
  { text: '556016-0680', country: 'SE', number: '5560160680' },
  { text: '16556016-0680', country: 'SE', number: '5560160680' },
  { text: '5560160680', country: undefined, number: '5560160680' },
  { text: '556016-0681', country: 'SE', number: null },
  { text: '556016-0680', country: 'NO', number: null },
  { text: '974 760 673', country: 'NO', number: '974760673' },
  { text: 'NO 974 760 673 MVA', country: undefined, number: '974760673' },
  { text: '974760673', country: 'SE', number: null },
  { text: '974760674', country: undefined, number: null },
  { text: 'HRB 12345', country: 'DE', number: null },
  { text: '556016-0680', country: 'DE', number: null },
])('$text in $country is the company $number', ({ text, country, number }) => {
  expect(readCompanyNumber(text, country)).toBe(number);
});

it.each(['811218-9876', '19811218-9876', '8112189876'])('%s is a sole trader’s own, and no company’s', (text) => {
  expect(readCompanyNumber(text)).toBeNull();
});
