import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';

const swedish = { currency: 'SEK', language: 'sv' } as const;

describe('formatMoney', () => {
  it.each([
    [9900, '99\u00a0kr'],
    [123_450, '1\u00a0234,50\u00a0kr'],
    [5, '0,05\u00a0kr'],
    [0, '0\u00a0kr'],
    [-5000, '\u221250\u00a0kr'],
    [-5, '\u22120,05\u00a0kr'],
    [99_999, '999,99\u00a0kr'],
    [123_456_789_00, '123\u00a0456\u00a0789\u00a0kr'],
    // No whole öre: rounded, and nothing is not below nothing.
    [99.6, '1\u00a0kr'],
    [-0.4, '0\u00a0kr'],
  ])('writes %d öre as %s', (minor, text) => {
    expect(formatMoney(minor, swedish)).toBe(text);
  });

  it.each([
    ['SEK', 'sv'],
    ['SEK', 'nb'],
    ['NOK', 'sv'],
    ['NOK', 'nb'],
    ['DKK', 'sv'],
  ] as const)('writes %s in %s with the symbol last', (currency, language) => {
    expect(formatMoney(123_450, { currency, language })).toBe('1\u00a0234,50\u00a0kr');
  });

  it('writes the code of a currency whose symbol it does not know', () => {
    expect(formatMoney(1000, { currency: 'EUR', language: 'sv' })).toBe('10\u00a0EUR');
  });

  it.each(['sv', 'sv-SE', 'sv-FI', 'SV-se', 'nb', 'nb-NO', 'nn-NO', 'no', 'no-NO'])(
    'takes a language as %s, such as the scope of a client has it',
    (language) => {
      expect(formatMoney(123_450, { currency: 'SEK', language })).toBe('1\u00a0234,50\u00a0kr');
    },
  );

  it.each([
    ['en-GB', 'GBP', 123_450, '£1,234.50'],
    ['en-GB', 'SEK', 9900, 'SEK\u00a099'],
    ['de-DE', 'EUR', -5, '-0,05\u00a0€'],
    ['fi', 'EUR', -0.4, '0\u00a0€'],
    ['da-DK', 'DKK', 123_456_700, '1.234.567\u00a0kr.'],
  ])('writes other languages, such as %s, as the platform does', (language, currency, minor, text) => {
    expect(formatMoney(minor, { currency, language }).replace('\u2212', '-')).toBe(text);
  });

  it.each(['svenska', 'sv_SE', ''])('says of %j what a language is', (language) => {
    expect(() => formatMoney(100, { currency: 'SEK', language })).toThrow(
      /^'language' must be a language that BCP 47 names, such as sv-SE or en-GB, and is /,
    );
  });

  it.each([
    ['sv-SE', 'JPY', '1\u00a0501\u00a0JPY'],
    ['nb-NO', 'ISK', '1\u00a0501\u00a0ISK'],
    ['en-GB', 'JPY', 'JP¥1,501'],
  ])('writes in %s what %s has no smaller unit for without decimals', (language, currency, written) => {
    expect(formatMoney(150_050, { currency, language })).toBe(written);
  });

  it('never loses a digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
        const [whole = '', fraction = '00'] = formatMoney(minor, swedish)
          .replace(/[\u00a0kr]/g, '')
          .split(',');
        expect(Number((whole + fraction).replace('\u2212', '-'))).toBe(minor);
      }),
    );
  });
});
