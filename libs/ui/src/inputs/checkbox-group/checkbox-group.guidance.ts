import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'CheckboxGroup',
  status: 'stable',
  since: '0.1.0',
  aliases: ['filter', 'facet', 'multi select', 'flerval'],
  when: 'Any number of several may be chosen, and all can be shown: a filter, sizes to be told of.',
  whenNot: [
    { of: 'Just one may be chosen', use: 'RadioGroup' },
    { of: 'They are colours', use: 'SwatchGroup' },
    { of: 'It is a single yes', use: 'Checkbox' },
  ],
  anatomy: ['legend', 'boxes with counts', '“show all”, beyond `visibleCount`', 'hint, error'],
  content: {
    sv: 'Substantiv i grundform, antal sist: ”Lammull 124”.',
    nb: 'Substantiv i grunnform, antall sist: «Lammeull 124».',
  },
  keyboard: [
    { keys: 'Tab', does: 'from box to box' },
    { keys: 'Space', does: 'ticks and unticks' },
  ],
  screenReader: 'Group and legend first, then each box with its count.',
  doThis: 'Show what gives nothing as 0, in its place: a list that jumps is hard to learn.',
  notThis: 'Fold away what is ticked.',
  related: ['FilterPanel', 'SwatchGroup', 'RadioGroup'],
};
