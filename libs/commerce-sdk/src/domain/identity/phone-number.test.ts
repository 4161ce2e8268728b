import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhoneNumber, readPhoneNumber } from './phone-number.ts';

describe('a telephone number', () => {
  it.each([
    ['SE', '070-123 45 67', '+46701234567', true],
    ['SE', '0701234567', '+46701234567', true],
    ['SE', '+46 70 123 45 67', '+46701234567', true],
    ['SE', '0046 (0)70 123 45 67', '+46701234567', true],
    ['SE', '08-465 004 00', '+46846500400', false],
    ['SE', '0455/123.45', '+4645512345', false],
    // An eighth digit makes it no mobile number.
    ['SE', '070-123 45 678', '+467012345678', false],
    ['NO', '406 12 345', '+4740612345', true],
    ['NO', '004740612345', '+4740612345', true],
    ['NO', '+47 912 34 567', '+4791234567', true],
    ['NO', '22 12 34 56', '+4722123456', false],
  ] as const)('of %s: %j is %s', (country, text, e164, isMobile) => {
    expect(readPhoneNumber(text, country)).toEqual({ e164, isMobile });
  });

  it.each([
    ['SE', '12345'],
    ['SE', '701234567'],
    ['SE', '00701234567'],
    ['SE', '+47 406 12 345'],
    ['SE', '070-123 45 67 ext'],
    ['SE', 'x070-123 45 67'],
    ['SE', '+46 0070 123 45 67'],
    ['SE', 'tel +46 70 123 45 67'],
    ['SE', '+46 70 123 45 67 89 0'],
    ['SE', ''],
    ['NO', '12345678'],
    ['NO', '070-123 45 67'],
    ['NO', '406 12 3456'],
    ['NO', 'tlf 406 12 345'],
    ['NO', '+47 406 12 3456'],
    ['NO', 'tlf +47 406 12 345'],
  ] as const)('of %s: %j is none', (country, text) => {
    expect(readPhoneNumber(text, country)).toBeNull();
  });

  it.each([
    ['+46701234567', '070-123 45 67'],
    ['+46846500400', '08-465 004 00'],
    ['+468123456', '08-12 34 56'],
    ['+46101234567', '010-123 45 67'],
    ['+4621123456', '021-12 34 56'],
    ['+4631123456', '031-12 34 56'],
    ['+4660123456', '060-12 34 56'],
    ['+4690123456', '090-12 34 56'],
    ['+46900123456', '0900-12 34 56'],
    ['+4645512345', '0455-123 45'],
    ['+46771234567', '0771-23 45 67'],
    ['+4740612345', '40 61 23 45'],
    ['+4722123456', '22 12 34 56'],
    ['tel:+4740612345', 'tel:+4740612345'],
    ['tel:+46701234567', 'tel:+46701234567'],
    ['+4712', '+4712'],
    ['+47406123456', '+47406123456'],
    ['+46701', '+46701'],
    ['+46081234567', '+46081234567'],
    ['+4512345678', '+4512345678'],
  ])('%s is written %s', (e164, text) => {
    expect(formatPhoneNumber(e164)).toBe(text);
  });

  it('is read again as it is written, here and abroad', () => {
    const written = fc.oneof(
      fc.record({ country: fc.constant('SE' as const), text: fc.stringMatching(/^0[1-9]\d{6,9}$/) }),
      fc.record({ country: fc.constant('NO' as const), text: fc.stringMatching(/^[2-9]\d{7}$/) }),
    );
    fc.assert(
      fc.property(written, ({ country, text }) => {
        const number = readPhoneNumber(text, country);
        expect(number).not.toBeNull();
        expect(readPhoneNumber(number?.e164 ?? '', country)).toEqual(number);
        expect(readPhoneNumber(formatPhoneNumber(number?.e164 ?? ''), country)).toEqual(number);
      }),
    );
  });
});
