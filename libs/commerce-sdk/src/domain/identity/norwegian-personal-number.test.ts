import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNorwegianPersonalNumber } from './norwegian-personal-number.ts';

describe('a Norwegian personal number', () => {
  it.each([
    ['13097248022', 'a birth number'],
    ['130972 48022', 'written in two'],
    ['130972-48022', 'written with a hyphen'],
    ['29029600013', 'born on a leap day'],
    ['31129956715', 'a birth number'],
    ['15021951940', 'a birth number'],
    ['29020075838', 'born on the leap day of 2000'],
    ['53097248016', 'a D-number'],
    ['02013299997', 'given in 2032'],
    ['30108299920', 'a birth number'],
    ['30108299939', 'given under the rule of 2032 alone'],
  ])('%j is one: %s', (text) => {
    expect(readNorwegianPersonalNumber(text)).toBe(text.replaceAll(/[ -]/g, ''));
  });

  it.each([
    ['13527248013', 'a hospital’s number'],
    ['10915596784', 'made up for tests'],
    ['13097248032', 'the first check digit'],
    ['13097248023', 'the second check digit'],
    ['12345678901', 'both'],
    ['1309724802', 'too short'],
    ['130972480220', 'a digit after it'],
    ['113097248022', 'a digit before it'],
    ['', 'nothing'],
  ])('%j is none: %s', (text) => {
    expect(readNorwegianPersonalNumber(text)).toBeNull();
  });

  // All of these are right by the second check digit.
  it.each([
    ['13097210181', 0],
    ['13097210009', 1],
    ['13097210017', 2],
    ['13097210025', 3],
  ])('%s is one, as the first check leaves %i', (text) => {
    expect(readNorwegianPersonalNumber(text)).toBe(text);
  });

  it.each([
    ['13097210033', 4],
    ['13097210041', 5],
    ['13097210130', 6],
    ['13097210068', 7],
    ['13097210076', 8],
    ['13097210084', 9],
    ['13097210092', 10],
  ])('%s is none, as the first check leaves %i', (text) => {
    expect(readNorwegianPersonalNumber(text)).toBeNull();
  });

  it('is none with any one digit changed, but for a first check digit under the rule of 2032', () => {
    const place = fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7, 8, 10);
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 9 }), (at, change) => {
        const number = '13097248022';
        const changed = number.slice(0, at) + ((Number(number[at]) + change) % 10) + number.slice(at + 1);
        expect(readNorwegianPersonalNumber(changed)).toBeNull();
      }),
    );
  });
});
