import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'CompareTable',
  status: 'new',
  since: '0.2.0',
  aliases: ['compare', 'jämför', 'sammenlign'],
  when: 'Two to four products are weighed against each other.',
  whenNot: [{ of: 'Figures of other things', use: 'Table' }],
  anatomy: ['products', 'rows of facts', 'mark where they differ'],
  content: {
    sv: '”Skiljer” sägs i ord, inte bara i fetstil.',
    nb: '«Skiller seg» sies i ord, ikke bare i fet skrift.',
  },
  keyboard: [
    { keys: '← →', does: 'scroll it on a phone' },
    { keys: 'Tab', does: 'to each product' },
  ],
  screenReader: 'A table; differing rows say so.',
  doThis: 'The same facts in the same order for all.',
  notThis: 'Rows that are alike for all four, on top.',
  related: ['Table', 'ProductCard'],
};
