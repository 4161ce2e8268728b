import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'IdentityField',
  status: 'new',
  since: '0.2.0',
  aliases: ['personnummer', 'organisationsnummer', 'fødselsnummer', 'org nr'],
  when: 'A personal or organisation number is needed: invoice, age, a company.',
  whenNot: [{ of: 'It is any other number', use: 'TextField' }],
  anatomy: ['label', 'field with figures', 'hint with the form', 'error'],
  content: {
    sv: '”Personnummer, ÅÅÅÅMMDD-XXXX”. Säg varför du frågar.',
    nb: '«Fødselsnummer, 11 siffer». Si hvorfor du spør.',
  },
  keyboard: [{ keys: 'Tab', does: 'reaches it' }],
  screenReader: 'Label, hint, error; never offered again by the browser.',
  doThis: 'Take it with and without hyphen and space.',
  notThis: 'Ask for it before it is needed.',
  related: ['TextField', 'PhoneField'],
};
