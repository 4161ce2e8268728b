import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'SwatchGroup',
  status: 'new',
  since: '0.2.0',
  aliases: ['colour filter', 'färgfilter', 'fargefilter'],
  when: 'A list is narrowed by any number of colours.',
  whenNot: [
    { of: 'The colour of one product', use: 'SwatchPicker' },
    { of: 'They are no colours', use: 'CheckboxGroup' },
  ],
  anatomy: ['legend', 'dot and name', 'count'],
  content: {
    sv: 'Färgens vardagliga namn: ”Grön”, inte ”Gran melerad”.',
    nb: 'Fargens vanlige navn: «Grønn», ikke «Gran melert».',
  },
  keyboard: [
    { keys: 'Tab', does: 'from colour to colour' },
    { keys: 'Space', does: 'ticks' },
  ],
  screenReader: 'Check boxes by the names of the colours.',
  doThis: 'Write the name beside each dot.',
  notThis: 'Two greys that only a designer tells apart.',
  related: ['FilterPanel', 'SwatchPicker', 'CheckboxGroup'],
};
