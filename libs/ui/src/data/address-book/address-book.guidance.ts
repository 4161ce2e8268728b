import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'AddressBook',
  status: 'new',
  since: '0.2.0',
  aliases: ['addresses', 'adressbok', 'adressebok'],
  when: 'Somebody keeps several addresses.',
  whenNot: [{ of: 'There is one', use: 'PostalAddress' }],
  anatomy: ['addresses', 'mark of the usual one', 'actions of each'],
  content: {
    sv: '”Förvald” på den som gäller när inget annat sägs.',
    nb: '«Standard» på den som gjelder når ikke annet er sagt.',
  },
  keyboard: [{ keys: 'Tab', does: 'through the actions of each' }],
  screenReader: 'A list; each action names its address.',
  doThis: 'Put the usual address first.',
  notThis: 'Delete an address without asking or a way back.',
  related: ['PostalAddress', 'AddressFields'],
};
