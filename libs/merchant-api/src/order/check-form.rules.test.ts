import { describe, expect, it } from 'vitest';
import { namedAddressParts } from '../account/address-parts.ts';
import { emptyDraft, type Address } from '../checkout/checkout-draft.ts';
import { checkForm, type FormRules } from './check-form.rules.ts';

const empty = Object.fromEntries(namedAddressParts.map((part) => [part, ''])) as Address; // every part is there
const oslo = { ...empty, firstName: 'Kari', lastName: 'Li', addressLine1: 'Storgata 1', zip: '0150', city: 'Oslo' };
const draft = { ...emptyDraft, email: 'kari@torg.example', billingAddress: oslo, acceptedConsents: ['terms'] };
const norway: FormRules = {
  countryCode: 'NO',
  customerType: 'PERSON',
  isBilled: false,
  isDelivered: true,
  today: '2026-11-21',
};
const billed = { ...norway, isBilled: true };

describe('a filled-in checkout', () => {
  it('is enough with an email, an address and the terms', () => {
    expect(checkForm(draft, norway)).toBeNull();
  });

  it.each(['40 61 23 45', '+47 406 12 345', '+46 70 174 06 05', ''])('may have the telephone %j', (mobile) => {
    expect(checkForm({ ...draft, billingAddress: { ...oslo, mobile } }, norway)).toBeNull();
  });

  it.each(['12345', '+47 12', 'ring meg'])('may not have the telephone %j', (mobile) => {
    const refusal = checkForm({ ...draft, billingAddress: { ...oslo, mobile } }, norway);
    expect(refusal).toEqual({ kind: 'field', field: 'billingAddress.mobile', problem: 'invalid' });
  });

  it.each(['kari', 'kari@torg', '@torg.example', 'a b@torg.example', `${'a'.repeat(250)}@torg.example`])(
    'needs an email, and %j is none',
    (email) => {
      expect(checkForm({ ...draft, email }, norway)).toEqual({ kind: 'field', field: 'email', problem: 'invalid' });
    },
  );

  it('bills anyone anywhere, and sends goods within its country alone', () => {
    const abroad = { ...oslo, country: 'DK', zip: '1050' };
    expect(checkForm({ ...draft, billingAddress: abroad, shippingAddress: oslo }, norway)).toBeNull();
    const sentAbroad = checkForm({ ...draft, shippingAddress: abroad }, norway);
    expect(sentAbroad).toMatchObject({ kind: 'place', field: 'shippingAddress.country' });
    expect(checkForm({ ...draft, billingAddress: abroad }, norway)).toMatchObject({ field: 'billingAddress.country' });
    // What comes by mail is brought nowhere.
    expect(checkForm({ ...draft, billingAddress: abroad }, { ...norway, isDelivered: false })).toBeNull();
  });

  it('looks at a shipping address only where there is something in it', () => {
    expect(checkForm({ ...draft, shippingAddress: empty }, norway)).toBeNull();
    const half = { ...empty, city: 'Bergen' };
    expect(checkForm({ ...draft, shippingAddress: half }, norway)).toMatchObject({
      field: 'shippingAddress.firstName',
    });
  });

  it('says who is billed, by the number of an organisation where it is one', () => {
    const company = { ...draft, billingAddress: { ...oslo, company: 'Torg AS' }, identityNumber: '974 760 673' };
    expect(checkForm(draft, billed)).toEqual({ kind: 'identity-number', problem: 'missing' });
    expect(checkForm(company, { ...billed, customerType: 'ORGANIZATION' })).toBeNull();
    expect(checkForm(company, billed)).toEqual({ kind: 'identity-number', problem: 'invalid' });
  });
});
