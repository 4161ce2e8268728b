import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparableGtin, gtinCheckDigit, readGtin } from './gtin.ts';

describe('a GTIN', () => {
  it.each([
    ['4006381333931', '4006381333931'],
    ['5901234123457', '5901234123457'],
    ['7310865004703', '7310865004703'],
    ['7038010009457', '7038010009457'],
    ['96385074', '96385074'],
    ['036000291452', '036000291452'],
    ['00036000291452', '00036000291452'],
    [' 731-0865 004703 ', '7310865004703'],
  ])('%j is %s', (text, gtin) => {
    expect(readGtin(text)).toBe(gtin);
  });

  it.each([
    ['7310865004704', 'the check digit'],
    ['7310865004', 'ten digits with a right check digit'],
    ['731086500470', 'a digit is missing'],
    ['73108650O4703', 'a letter'],
    ['000000000000000', 'too long'],
    ['0', 'too short'],
    ['', 'nothing'],
  ])('%j is none: %s', (text) => {
    expect(readGtin(text)).toBeNull();
  });

  it('is the same article with 12, 13 or 14 digits', () => {
    const written = ['036000291452', '0036000291452', '00036000291452'];
    expect(written.map((text) => comparableGtin(readGtin(text) ?? ''))).toEqual(Array(3).fill('00036000291452'));
  });

  it('is whatever is followed by its check digit, and nothing that differs in one digit', () => {
    const digits = fc.constantFrom(7, 11, 12, 13).chain((length) => fc.stringMatching(new RegExp(`^\\d{${length}}$`)));
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (body, place, change) => {
        const gtin = `${body}${gtinCheckDigit(body)}`;
        expect(readGtin(gtin)).toBe(gtin);
        const at = place % gtin.length;
        const wrong = gtin.slice(0, at) + ((Number(gtin[at]) + change) % 10) + gtin.slice(at + 1);
        expect(readGtin(wrong)).toBeNull();
      }),
    );
  });
});
