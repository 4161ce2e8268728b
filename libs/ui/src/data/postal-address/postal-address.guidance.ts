import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'PostalAddress',
  status: 'new',
  since: '0.2.0',
  aliases: ['address', 'delivery address', 'adress'],
  when: 'An address is shown as on an envelope.',
  whenNot: [
    { of: 'It is filled in', use: 'AddressFields' },
    { of: 'There are several to choose from', use: 'AddressBook' },
  ],
  anatomy: ['heading', 'lines', 'action'],
  content: {
    sv: '”123 45 Fjällbacka”: mellanslag i numret.',
    nb: '«5003 Bergen»: uten mellomrom i nummeret.',
  },
  keyboard: [{ keys: 'Tab', does: 'to its action' }],
  screenReader: 'Heading, then the lines.',
  doThis: 'Keep the country’s own order of lines.',
  notThis: 'Write the address on one line with commas.',
  related: ['AddressBook', 'AddressFields'],
};
