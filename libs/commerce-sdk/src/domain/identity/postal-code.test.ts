import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPostalCode, readPostalCode } from './postal-code.ts';

describe('a postal code', () => {
  it.each([
    ['SE', '11122', '11122'],
    ['SE', '111 22', '11122'],
    ['SE', '111\u00a022', '11122'],
    ['SE', 'SE-111 22', '11122'],
    ['SE', 's-11122', '11122'],
    ['SE', 'SE 111 22', '11122'],
    ['NO', '0150', '0150'],
    ['NO', 'N-0150', '0150'],
    ['NO', 'no-0150', '0150'],
    ['NO', 'NO 0150', '0150'],
    ['SE', '01122', null],
    ['SE', '1112', null],
    ['SE', '111223', null],
    ['SE', 'N-11122', null],
    ['SE', '', null],
    ['NO', '11122', null],
    ['NO', '150', null],
    ['NO', 'SE-0150', null],
    ['NO', '', null],
  ] as const)('of %s: %j is %s', (country, text, digits) => {
    expect(readPostalCode(text, country)).toBe(digits);
  });

  it.each([
    ['SE', '11122', '111 22'],
    ['SE', '111 22', '111 22'],
    ['SE', 's-11122', '111 22'],
    ['NO', '0150', '0150'],
    ['NO', 'NO-0150', '0150'],
    ['SE', '0150', '0150'],
    ['NO', '11122', '11122'],
    ['DE', '10115', '10115'],
    ['', '11122', '11122'],
  ])('of %s that was typed as %j is written as letters carry it: %s', (country, typed, written) => {
    expect(formatPostalCode(typed, country)).toBe(written);
  });

  it.each([
    ['SE', /^[1-9]\d{4}$/],
    ['NO', /^\d{4}$/],
  ] as const)('of %s is read again as it is written', (country, shape) => {
    fc.assert(
      fc.property(fc.stringMatching(shape), (digits) => {
        expect(readPostalCode(formatPostalCode(digits, country), country)).toBe(digits);
      }),
    );
  });
});
