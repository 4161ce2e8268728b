import { describe, expect, it } from 'vitest';
import { CommerceError } from '../errors/commerce-error.ts';
import * as rules from './index.ts';

// As plain JavaScript may call them, where nothing checks what is given.
const called = rules as unknown as Record<string, (...given: unknown[]) => unknown>;

describe('a rule that is called wrongly says what it wants:', () => {
  it.each<[rule: string, given: unknown[], sentence: string]>([
    ['readSwedishPersonalNumber', ['811218-9876'], "'today' must be an ISO date such as 2026-11-21, and is undefined"],
    ['readSwedishPersonalNumber', [8112189876, '2026-11-21'], "'text' must be a text, and is 8112189876"],
    [
      'readSwedishOrganisationNumber',
      ['2026-11-21', '811218-9876'],
      "'today' must be an ISO date such as 2026-11-21, and is another text",
    ],
    ['readNorwegianPersonalNumber', [null], "'text' must be a text, and is null"],
    ['readNorwegianOrganisationNumber', [], "'text' must be a text, and is undefined"],
    ['readIdentityNumber', [1, { country: 'SE' }], "'text' must be a text, and is 1"],
    ['readPhoneNumber', ['070-174 06 05', 'FI'], "'country' must be SE or NO, and is 'FI'"],
    ['readPostalCode', ['111 22', 'toString'], "'country' must be SE or NO, and is another text"],
    ['readPostalCode', ['111 22'], "'country' must be SE or NO, and is undefined"],
    ['readEmailAddress', [{}], "'text' must be a text, and is an object"],
    ['parseQuantity', [3], "'text' must be a text, and is 3"],
    ['readGtin', [7310130003547], "'text' must be a text, and is 7310130003547"],
    ['formatMoney', ['99', { currency: 'SEK', language: 'sv' }], "'minor' must be a number, and is '99'"],
    ['formatMoney', [9900, { language: 'sv' }], "'currency' must be a text, and is undefined"],
    ['readIdentityNumber', ['811218-9876', {}], "'country' must be a text, and is undefined"],
    [
      'readEInvoiceAddress',
      ['0007:5560000000', {}],
      "'today' must be an ISO date such as 2026-11-21, and is undefined",
    ],
    ['pictureAddress', ['https://shop.example', { size: {} }], "'fileName' must be a text, and is undefined"],
    [
      'pictureAddress',
      ['https://shop.example', { kind: 'product', fileName: 'a.avif', size: {} }],
      "'width' must be a number, and is undefined",
    ],
    ['momentAt', ['soon', 'UTC'], "'dateAndTime' must be a date and time such as 2026-11-27T09:00, and is 'soon'"],
    ['startOfDay', ['soon', 'UTC'], "'date' must be a date such as 2026-11-27, and is 'soon'"],
    ['spreadAmount', [Number.NaN, [1]], "'amount' must be a number, and is NaN"],
    ['exVatFrom', [12_500, 25], "'rateBp' must be a rate in hundredths of a percent, such as 2500 for 25 %, and is 25"],
    [
      'incVatFrom',
      [10_000, undefined],
      "'rateBp' must be a rate in hundredths of a percent, such as 2500 for 25 %, and is undefined",
    ],
  ])('%s of %j', (rule, given, sentence) => {
    const call = () => called[rule]?.(...given);
    expect(call).toThrow(CommerceError);
    expect(call).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT', retryable: false, message: sentence }));
  });
});
