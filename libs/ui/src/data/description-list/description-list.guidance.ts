import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'DescriptionList',
  status: 'stable',
  since: '0.1.0',
  aliases: ['specification', 'facts', 'key value', 'definition list', 'produktfakta'],
  when: 'Pairs of term and value: specification, particulars of an order.',
  whenNot: [
    { of: 'There are more than two columns', use: 'Table' },
    { of: 'Sums that add up', use: 'SummaryTable' },
  ],
  anatomy: ['term', 'value'],
  content: {
    sv: '”Material – 100 % lammull”. Enhet med mellanslag: 35 cl.',
    nb: '«Materiale – 100 % lammeull». Enhet med mellomrom: 35 cl.',
  },
  keyboard: [],
  screenReader: 'A description list: term, then value.',
  doThis: 'Leave out what is not known.',
  notThis: 'Show a term without a value, such as “Artikelnummer –”.',
  related: ['Table', 'SummaryTable'],
};
