import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'PhoneField',
  status: 'new',
  since: '0.2.0',
  aliases: ['tel', 'mobile', 'telefon', 'mobilnummer'],
  when: 'A telephone number: for the parcel’s text message, for a call back.',
  whenNot: [{ of: 'Another number', use: 'TextField' }],
  anatomy: ['label', 'field with telephone keys', 'hint, error'],
  content: {
    sv: '”Mobilnummer. Dit kommer sms:et när paketet är framme.”',
    nb: '«Mobilnummer. Dit kommer sms-en når pakken er framme.»',
  },
  keyboard: [{ keys: 'Tab', does: 'reaches it' }],
  screenReader: 'Label, hint, error.',
  doThis: 'Take 070-123 45 67, +46 and 0047 alike.',
  notThis: 'Reformat while somebody types.',
  related: ['TextField', 'PostalCodeField', 'AddressFields'],
};
