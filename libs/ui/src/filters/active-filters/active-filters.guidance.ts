import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'ActiveFilters',
  status: 'new',
  since: '0.2.0',
  aliases: ['applied filters', 'chips', 'valda filter', 'valgte filtre'],
  when: 'A list is narrowed: by what, above the list.',
  whenNot: [{ of: 'Filters are chosen', use: 'FilterPanel' }],
  anatomy: ['chips', 'clear all'],
  content: {
    sv: '”Rensa alla” sist.',
    nb: '«Fjern alle» til sist.',
  },
  keyboard: [
    { keys: 'Tab', does: 'from chip to chip' },
    { keys: 'Enter', does: 'takes one back' },
  ],
  screenReader: 'A named list; after a press the number of goods is said by the page.',
  doThis: 'Show it also where the panel is folded away.',
  notThis: 'Leave an empty row where nothing is chosen.',
  related: ['Chip', 'FilterPanel', 'FilterSheet'],
};
