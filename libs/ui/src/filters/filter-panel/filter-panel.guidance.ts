import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'FilterPanel',
  status: 'new',
  since: '0.2.0',
  aliases: ['filter', 'facets', 'refine', 'filtrera'],
  when: 'A list of more than a dozen goods is narrowed, beside it on wide screens.',
  whenNot: [
    { of: 'On a phone', use: 'FilterSheet' },
    { of: 'What is chosen is shown', use: 'ActiveFilters' },
    { of: 'It is ordered', use: 'NativeSelect' },
  ],
  anatomy: ['groups that fold', 'what is chosen, on each', 'button, without script'],
  content: {
    sv: 'Gruppen heter som egenskapen: ”Material”, ”Storlek”, ”Pris”.',
    nb: 'Gruppen heter som egenskapen: «Materiale», «Størrelse», «Pris».',
  },
  keyboard: [
    { keys: 'Enter, Space', does: 'opens a group' },
    { keys: 'Tab', does: 'through its choices' },
  ],
  screenReader: 'A form with headings; how many goods are left is said after each choice.',
  doThis: 'Open the groups that are used most, at most three.',
  notThis: 'Show a group that has one choice only.',
  related: ['FilterSheet', 'ActiveFilters', 'CheckboxGroup', 'SwatchGroup', 'RangeSlider'],
};
