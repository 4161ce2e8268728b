import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'NativeSelect',
  status: 'stable',
  since: '0.1.0',
  aliases: ['dropdown', 'sort', 'combobox', 'rullista', 'sortering'],
  when: 'One of five to fifty, in a word each: sorting, country, size of a page.',
  whenNot: [
    { of: 'Fewer than five, and there is room', use: 'RadioGroup' },
    { of: 'Each needs a line to say', use: 'Select' },
  ],
  anatomy: ['label', 'field with arrow', 'hint, error'],
  content: {
    sv: '”Sortera efter”: ”Lägsta pris”, ”Senast inkommet”. Samma ordklass i hela listan.',
    nb: '«Sorter etter»: «Laveste pris», «Nyeste». Samme ordklasse i hele listen.',
  },
  keyboard: [
    { keys: '↑ ↓', does: 'change the choice' },
    { keys: 'a letter', does: 'jumps to what begins with it' },
  ],
  screenReader: 'The browser’s own, with label and error.',
  doThis: 'The order that people expect: usual first, then by alphabet.',
  notThis: 'Lead to another page as soon as the choice changes with arrows.',
  related: ['Select', 'RadioGroup'],
};
