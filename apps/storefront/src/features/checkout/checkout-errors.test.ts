import { expect, it } from 'vitest';
import type { CustomerType } from '@torg/commerce-sdk/domain';
import { createTranslate, loadMessages } from '@torg/i18n';
import { checkoutErrors } from './checkout-errors.ts';
import type { CheckoutFieldName } from './checkout-fields.ts';

const t = createTranslate({
  locale: 'sv',
  messages: await loadMessages('sv'),
  onError: ({ message }) => expect.unreachable(message),
});

function errors(customerType: CustomerType, wrong: Partial<Record<CheckoutFieldName, string>>) {
  return checkoutErrors((name) => wrong[name], { customerType, t });
}

const wrong = { identityNumber: 'Nej', 'billingAddress.zip': 'Nej', paymentId: 'Nej', terms: 'Godkänn villkoren' };

it('come in the order of the page: whoever is billed is asked for their number last, an organization first', () => {
  expect(errors('PERSON', wrong).map(({ message, step }) => [step, message])).toEqual([
    ['address', 'Postnummer: Nej'],
    ['payment', 'Personnummer: Nej'],
    ['payment', 'Betalsätt: Nej'],
    ['finish', 'Godkänn villkoren'],
  ]);
  expect(errors('ORGANIZATION', wrong).map(({ message, step }) => [step, message])).toEqual([
    ['contact', 'Organisationsnummer: Nej'],
    ['address', 'Postnummer: Nej'],
    ['payment', 'Betalsätt: Nej'],
    ['finish', 'Godkänn villkoren'],
  ]);
});

it('name each field that can be wrong, but for the terms, whose words do', () => {
  const names = ['goodsLabel', 'shippingAddress.entryCode', 'billingAddress.mobile', 'pickupPoint', 'message'] as const;
  const told = errors('PERSON', Object.fromEntries(names.map((name) => [name, 'Nej'])));
  expect(told.map(({ message }) => message)).toEqual([
    'Er referens (valfritt): Nej',
    'Mobilnummer (valfritt): Nej',
    'Portkod (valfritt): Nej',
    'Hämtställe: Nej',
    'Meddelande till oss (valfritt): Nej',
  ]);
});
