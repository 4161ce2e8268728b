import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSwedishPersonalNumber } from './swedish-personal-number.ts';

const today = '2026-11-21';

describe('a Swedish personal number', () => {
  it.each([
    ['811218-9876', '198112189876'],
    ['8112189876', '198112189876'],
    ['198112189876', '198112189876'],
    ['19811218-9876', '198112189876'],
    [' 811218 - 9876 ', '198112189876'],
    ['811218+9876', '188112189876'],
    ['121212-1212', '201212121212'],
    ['121212+1212', '191212121212'],
    ['20121212-1212', '201212121212'],
    ['000101-0107', '200001010107'],
    ['000101+0107', '190001010107'],
    ['198507099805', '198507099805'],
    ['850709-9813', '198507099813'],
    ['6403273813', '196403273813'],
    // Coordination numbers.
    ['701063-2391', '197010632391'],
    ['640883-3231', '196408833231'],
    ['811261-9872', '198112619872'],
    ['811291-9876', '198112919876'],
    // Two weeks old.
    ['261105-1232', '202611051232'],
    // The leap day of 2000.
    ['000229-9873', '200002299873'],
  ])('%j is %s', (text, digits) => {
    expect(readSwedishPersonalNumber(text, today)).toBe(digits);
  });

  it.each([
    ['811218-9875', 'the check digit'],
    ['990229-1234', 'the date'],
    ['19900229-1234', 'the date'],
    ['270101-0008', 'the check digit'],
    ['640327-381', 'the length'],
    ['19640123T123', 'a letter'],
    ['5560160680', 'a month of 60'],
    ['811318-9875', 'a thirteenth month'],
    ['810018-9870', 'no month'],
    ['811200-9876', 'no day'],
    ['811232-9878', 'a day of 32'],
    ['810229-9875', 'a leap day of a year without one'],
    ['000229+9873', 'a leap day of 1900'],
    ['811260-9873', 'no day, in a coordination number'],
    ['811292-9875', 'a day of 32, in a coordination number'],
    ['1811218-9876', 'a digit too many'],
    ['811218-98760', 'a digit after it'],
    ['x811218-9876', 'a letter before it'],
    ['811218--9876', 'two marks'],
    ['', 'nothing'],
  ])('%j is none: %s', (text) => {
    expect(readSwedishPersonalNumber(text, today)).toBeNull();
  });

  it('belongs to nobody who is yet to be born', () => {
    expect(readSwedishPersonalNumber('20121212-1212', '2012-12-11')).toBeNull();
    expect(readSwedishPersonalNumber('20121212-1212', '2012-12-12')).toBe('201212121212');
  });

  it('has a plus from the year in which its holder turns a hundred', () => {
    expect(readSwedishPersonalNumber('121212+1212', '2012-12-11')).toBe('191212121212');
    expect(readSwedishPersonalNumber('121212-1212', '2011-12-12')).toBe('191212121212');
  });

  it('reads its own digits as the same number', () => {
    const written = fc.constantFrom('811218-9876', '811218+9876', '121212-1212', '701063-2391', '000101+0107');
    fc.assert(
      fc.property(written, (text) => {
        const digits = readSwedishPersonalNumber(text, today) ?? '';
        expect(readSwedishPersonalNumber(digits, today)).toBe(digits);
      }),
    );
  });
});
