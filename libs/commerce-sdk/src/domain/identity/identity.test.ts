import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNorwegianOrganisationNumber } from './norwegian-organisation-number.ts';
import { readNorwegianPersonalNumber } from './norwegian-personal-number.ts';
import { readPhoneNumber } from './phone-number.ts';
import { readPostalCode } from './postal-code.ts';
import { readSwedishOrganisationNumber } from './swedish-organisation-number.ts';
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
    ['198507099805', '198507099805'],
    ['850709-9813', '198507099813'],
    ['6403273813', '196403273813'],
    ['701063-2391', '197010632391'],
    ['640883-3231', '196408833231'],
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
    ['', 'nothing'],
  ])('%j is none: %s', (text) => {
    expect(readSwedishPersonalNumber(text, today)).toBeNull();
  });

  it('belongs to nobody who is yet to be born', () => {
    expect(readSwedishPersonalNumber('20121212-1212', '2012-12-11')).toBeNull();
    expect(readSwedishPersonalNumber('20121212-1212', '2012-12-12')).toBe('201212121212');
  });
});

describe('a Swedish organisation number', () => {
  it.each([
    ['556016-0680', '5560160680'],
    ['165565595450', '5565595450'],
    ['202100-5489', '2021005489'],
    ['802002-4280', '8020024280'],
    ['559123-4561', '5591234561'],
    // A sole trader's own number.
    ['811218-9876', '8112189876'],
  ])('%j is %s', (text, digits) => {
    expect(readSwedishOrganisationNumber(text, today)).toBe(digits);
  });

  it.each(['556016-0681', '559001-7999', '55601606800', '55-60160680', 'SE556016068001', ''])('%j is none', (text) => {
    expect(readSwedishOrganisationNumber(text, today)).toBeNull();
  });
});

describe('a Norwegian personal number', () => {
  it.each([
    ['13097248022', 'a birth number'],
    ['130972 48022', 'written in two'],
    ['29029600013', 'born on a leap day'],
    ['31129956715', 'a birth number'],
    ['15021951940', 'a birth number'],
    ['29020075838', 'born on the leap day of 2000'],
    ['53097248016', 'a D-number'],
    ['02013299997', 'given in 2032'],
    ['30108299920', 'a birth number'],
    ['30108299939', 'given under the rule of 2032 alone'],
  ])('%j is one: %s', (text) => {
    expect(readNorwegianPersonalNumber(text)).toBe(text.replaceAll(' ', ''));
  });

  it.each([
    ['13527248013', 'a hospital’s number'],
    ['10915596784', 'made up for tests'],
    ['13097248032', 'the first check digit'],
    ['13097248023', 'the second check digit'],
    ['12345678901', 'both'],
    ['1309724802', 'too short'],
    ['', 'nothing'],
  ])('%j is none: %s', (text) => {
    expect(readNorwegianPersonalNumber(text)).toBeNull();
  });
});

describe('a Norwegian organisation number', () => {
  it.each(['974760673', '923609016', '991825827', '889640782', '971524960', '123456785', 'NO 974 760 673 MVA'])(
    '%j is one',
    (text) => {
      expect(readNorwegianOrganisationNumber(text)).toBe(text.replaceAll(/\D/g, ''));
    },
  );

  it.each(['974760674', '900000090', '900000091', '97476067', ''])('%j is none', (text) => {
    expect(readNorwegianOrganisationNumber(text)).toBeNull();
  });
});

describe('a postal code', () => {
  it.each([
    ['SE', '111 22', '11122'],
    ['SE', 'SE-111 22', '11122'],
    ['SE', 's-11122', '11122'],
    ['NO', '0150', '0150'],
    ['NO', 'N-0150', '0150'],
    ['SE', '01122', null],
    ['SE', '1112', null],
    ['NO', '11122', null],
    ['NO', '', null],
  ] as const)('of %s: %j is %s', (country, text, digits) => {
    expect(readPostalCode(text, country)).toBe(digits);
  });
});

describe('a telephone number', () => {
  it.each([
    ['SE', '070-123 45 67', '+46701234567', true],
    ['SE', '0701234567', '+46701234567', true],
    ['SE', '+46 70 123 45 67', '+46701234567', true],
    ['SE', '0046 (0)70 123 45 67', '+46701234567', true],
    ['SE', '08-465 004 00', '+46846500400', false],
    ['NO', '406 12 345', '+4740612345', true],
    ['NO', '004740612345', '+4740612345', true],
    ['NO', '22 12 34 56', '+4722123456', false],
  ] as const)('of %s: %j is %s', (country, text, e164, isMobile) => {
    expect(readPhoneNumber(text, country)).toEqual({ e164, isMobile });
  });

  it.each([
    ['SE', '12345'],
    ['NO', '12345678'],
    ['NO', '070-123 45 67'],
    ['SE', ''],
  ] as const)('of %s: %j is none', (country, text) => {
    expect(readPhoneNumber(text, country)).toBeNull();
  });
});

it('whatever is written, a reader gives digits or nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d +-]{0,14}$/)), (text) => {
      for (const read of [
        (value: string) => readSwedishPersonalNumber(value, today),
        (value: string) => readSwedishOrganisationNumber(value, today),
        readNorwegianPersonalNumber,
        readNorwegianOrganisationNumber,
      ]) {
        expect(read(text) ?? '0').toMatch(/^\d+$/);
      }
    }),
    { seed: 20_261_121, numRuns: 2000 },
  );
});
