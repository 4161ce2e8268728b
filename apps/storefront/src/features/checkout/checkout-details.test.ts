import { expect, it } from 'vitest';
import { checkoutDetails, type CheckoutValues } from './checkout-details.ts';

const messageOf = (values: Partial<CheckoutValues>) => checkoutDetails(values as CheckoutValues, 'SE').message; // all that the message is made of

it('tells the shop in words what a carrier asked, after what the buyer writes', () => {
  const carrierFields = '[{"id":"doorCode","name":"Portkod","value":"1234"}]';
  expect(messageOf({ message: 'Ring på', carrierFields })).toBe('Ring på\nPortkod: 1234');
  expect(messageOf({ message: '', carrierFields })).toBe('Portkod: 1234');
  expect(messageOf({ message: 'Ring på', carrierFields: '' })).toBe('Ring på');
});

it('tells where an organization takes its invoices, for which the contract has no field', () => {
  const eInvoice = '0192:923609016';
  expect(messageOf({ message: 'Ring på', eInvoice, customerType: 'ORGANIZATION', carrierFields: '' })).toBe(
    'Ring på\nPeppol: 0192:923609016',
  );
  expect(messageOf({ message: '', eInvoice, customerType: 'PERSON', carrierFields: '' })).toBe('');
});
