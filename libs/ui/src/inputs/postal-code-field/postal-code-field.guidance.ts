import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'PostalCodeField',
  status: 'new',
  since: '0.2.0',
  aliases: ['zip', 'postcode', 'postnummer'],
  when: 'A postal code is asked, and the city follows from it.',
  whenNot: [{ of: 'A whole address is asked', use: 'AddressFields' }],
  anatomy: ['label', 'field', 'city, when it is found', 'error'],
  content: {
    sv: '”Postnummer”. Okänt: ”Vi hittar inte 999 99. Stämmer siffrorna?”',
    nb: '«Postnummer». Ukjent: «Vi finner ikke 9999. Stemmer sifrene?»',
  },
  keyboard: [{ keys: 'Tab', does: 'reaches it' }],
  screenReader: 'The city is said when it is found, without taking the focus.',
  doThis: 'Five figures in Sweden, four in Norway; the space is optional.',
  notThis: 'Block the form when the look-up does not answer.',
  related: ['AddressFields', 'DeliveryEstimate'],
};
