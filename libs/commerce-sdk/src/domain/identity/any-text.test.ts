import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readEInvoiceAddress } from './e-invoice-address.ts';
import { readEmailAddress } from './email-address.ts';
import { readNorwegianOrganisationNumber } from './norwegian-organisation-number.ts';
import { readNorwegianPersonalNumber } from './norwegian-personal-number.ts';
import { readPhoneNumber } from './phone-number.ts';
import { readPostalCode } from './postal-code.ts';
import { readSwedishOrganisationNumber } from './swedish-organisation-number.ts';
import { readSwedishPersonalNumber } from './swedish-personal-number.ts';

const today = '2026-11-21';
const written = fc.oneof(
  fc.string(),
  fc.stringMatching(/^[\d +-]{0,14}$/),
  // Mostly right, so that the readers get past their first look.
  fc.stringMatching(/^[89]\d[01]\d[0-3]\d-?\d{4}$/),
  fc.stringMatching(/^[0-7]\d[01]\d{8}$/),
  fc.stringMatching(/^[a-zÅÄÖ.]{1,8}@[a-z]{1,8}\.[a-z]{2,3}$/),
);

it.each<[string, (text: string) => string | null]>([
  ['Swedish personal number', (text) => readSwedishPersonalNumber(text, today)],
  ['Swedish organisation number', (text) => readSwedishOrganisationNumber(text, today)],
  ['Norwegian personal number', readNorwegianPersonalNumber],
  ['Norwegian organisation number', readNorwegianOrganisationNumber],
  ['Swedish postal code', (text) => readPostalCode(text, 'SE')],
  ['Norwegian postal code', (text) => readPostalCode(text, 'NO')],
  ['Swedish telephone number', (text) => readPhoneNumber(text, 'SE')?.e164 ?? null],
  ['Norwegian telephone number', (text) => readPhoneNumber(text, 'NO')?.e164 ?? null],
  ['email address', readEmailAddress],
  ['address for invoices', (text) => readEInvoiceAddress(text, { country: 'NO', today })],
])('whatever is written, a %s is nothing, or reads as itself', (_, read) => {
  fc.assert(
    fc.property(written, (text) => {
      const kept = read(text);
      if (kept !== null) expect(read(kept)).toBe(kept);
    }),
    { numRuns: 2000 },
  );
});
