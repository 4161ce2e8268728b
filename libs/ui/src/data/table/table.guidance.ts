import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Table',
  status: 'stable',
  since: '0.1.0',
  aliases: ['data grid', 'columns', 'tabell'],
  when: 'Figures and facts in rows and columns are compared.',
  whenNot: [
    { of: 'Pairs', use: 'DescriptionList' },
    { of: 'Products side by side', use: 'CompareTable' },
    { of: 'Orders on a phone', use: 'OrderCard' },
  ],
  anatomy: ['caption', 'heads', 'rows', 'word for no rows'],
  content: {
    sv: 'Enhet i kolumnens rubrik: ”Pris, kr”.',
    nb: 'Enhet i kolonnens overskrift: «Pris, kr».',
  },
  keyboard: [
    { keys: 'Tab', does: 'into it when it scrolls' },
    { keys: '← →', does: 'scroll it' },
  ],
  screenReader: 'A table with caption; row and column heads are said.',
  doThis: 'Figures to the right, words to the left. Words that are read, not compared, stacked on phones.',
  notThis: 'Use a table to place parts of a page.',
  related: ['DescriptionList', 'CompareTable', 'SummaryTable'],
};
