import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'SearchField',
  status: 'stable',
  since: '0.1.0',
  aliases: ['search box', 'sök', 'søk'],
  when: 'A word is searched for: in the shop, in orders, in help.',
  whenNot: [{ of: 'There are suggestions to give', use: 'SearchCombobox' }],
  anatomy: ['label, spoken', 'field', 'button'],
  content: {
    sv: 'Platshållaren ger ett exempel: ”Sök bland 1 200 varor”.',
    nb: 'Plassholderen gir et eksempel: «Søk blant 1 200 varer».',
  },
  keyboard: [{ keys: 'Enter', does: 'sends' }],
  screenReader: 'A search landmark, if the form around it has the role.',
  doThis: 'Show what was searched for in the field of the page that answers.',
  notThis: 'Leave the word out of the label because a magnifier is there.',
  related: ['SearchCombobox', 'EmptyState'],
};
