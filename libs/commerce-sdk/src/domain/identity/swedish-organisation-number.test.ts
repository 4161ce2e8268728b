import { describe, expect, it } from 'vitest';
import { readSwedishOrganisationNumber } from './swedish-organisation-number.ts';

const today = '2026-11-21';

describe('a Swedish organisation number', () => {
  it.each([
    ['556016-0680', '5560160680'],
    ['5560160680', '5560160680'],
    ['165565595450', '5565595450'],
    ['16556559-5450', '5565595450'],
    ['202100-5489', '2021005489'],
    ['802002-4280', '8020024280'],
    ['556103-4249', '5561034249'],
    ['559123-4561', '5591234561'],
    [' 556016 0680 ', '5560160680'],
    // A sole trader's own number.
    ['811218-9876', '8112189876'],
    ['19811218-9876', '8112189876'],
  ])('%j is %s', (text, digits) => {
    expect(readSwedishOrganisationNumber(text, today)).toBe(digits);
  });

  it.each([
    ['556016-0681', 'the check digit'],
    ['559001-7999', 'the check digit'],
    ['55601606800', 'a digit too many'],
    ['15560160680', 'a digit too many before it'],
    ['1556016-0680', 'half a prefix'],
    ['x556016-0680', 'a letter before it'],
    ['556016-0680x', 'a letter after it'],
    ['55-60160680', 'a hyphen elsewhere'],
    ['SE556016068001', 'a VAT number'],
    ['811318-9875', 'a personal number of a thirteenth month'],
    ['', 'nothing'],
  ])('%j is none: %s', (text) => {
    expect(readSwedishOrganisationNumber(text, today)).toBeNull();
  });
});
