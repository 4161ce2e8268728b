import { expect, it } from 'vitest';
import { companyNumber } from './company-number.rules.ts';

it.each([
  ['SE', 'ORGANIZATION', '5560360793', '556036-0793'],
  ['SE', 'ORGANIZATION', '16556036-0793', '556036-0793'],
  // A sole trader's own.
  ['SE', 'ORGANIZATION', '811218-9876', null],
  ['SE', 'ORGANIZATION', '19811218-9876', null],
  ['SE', 'ORGANIZATION', null, null],
  ['SE', 'PERSON', '556036-0793', null],
  ['SE', 'PERSON', '811218-9876', null],
  ['NO', 'ORGANIZATION', '974 760 673', '974 760 673'],
  ['NO', 'PERSON', '974 760 673', null],
  ['DE', 'ORGANIZATION', 'HRB 12345', null],
] as const)('in %s the number that is shown of %s %s is %s', (countryCode, customerType, identityNumber, shown) => {
  expect(companyNumber({ customerType, identityNumber }, countryCode)).toBe(shown);
});
