import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Form',
  status: 'stable',
  since: '0.1.0',
  aliases: ['validation', 'submit', 'formulär', 'skjema'],
  when: 'Fields are sent together. It stands around them and shows what is wrong on top.',
  whenNot: [
    { of: 'A choice counts at once', use: 'Switch' },
    { of: 'It narrows a list', use: 'FilterPanel' },
  ],
  anatomy: ['ErrorSummary, after a failed send', 'fields', 'button, last'],
  content: {
    sv: 'Skriv bara ut det som är frivilligt: ”Telefon (frivilligt)”.',
    nb: 'Skriv bare ut det som er valgfritt: «Telefon (valgfritt)».',
  },
  keyboard: [
    { keys: 'Enter', does: 'in a field sends it' },
    { keys: 'Tab', does: 'from field to field, in the order of reading' },
  ],
  screenReader: 'After a failed send the focus is on the errors; nothing that was typed is lost.',
  doThis: 'Set one column with one question a row.',
  notThis: 'Tell of errors while the reader is still writing the first letter.',
  related: ['ErrorSummary', 'TextField', 'Button'],
};
