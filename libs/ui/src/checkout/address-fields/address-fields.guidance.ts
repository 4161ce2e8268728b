import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'AddressFields',
  status: 'new',
  since: '0.2.0',
  aliases: ['shipping address', 'billing', 'adressformulär'],
  when: 'A postal address is filled in.',
  whenNot: [
    { of: 'It is shown', use: 'PostalAddress' },
    { of: 'One of those kept is chosen', use: 'AddressBook' },
  ],
  anatomy: ['legend', 'fields in the country’s order', 'fields that few need, folded', 'city that is found', 'errors'],
  content: {
    sv: '”Gatuadress”, ”Postnummer”, ”Adressrad 2 (valfritt)”, ”c/o (frivilligt)”.',
    nb: '«Gateadresse», «Postnummer», «Adresselinje 2 (valgfritt)», «c/o (valgfritt)».',
  },
  keyboard: [{ keys: 'Tab', does: 'from field to field' }],
  screenReader: 'A group by its legend.',
  doThis: '`autocomplete` with section, so that the browser fills in all.',
  notThis: 'A field of the street’s number apart.',
  related: ['PostalCodeField', 'PostalAddress', 'Form'],
};
