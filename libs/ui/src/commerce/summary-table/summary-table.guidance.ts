import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'SummaryTable',
  status: 'stable',
  since: '0.1.0',
  aliases: ['totals', 'sum', 'summa'],
  when: 'What a cart or an order costs, line by line.',
  whenNot: [
    { of: 'Facts', use: 'DescriptionList' },
    { of: 'Figures in columns', use: 'Table' },
  ],
  anatomy: ['rows', 'total'],
  content: {
    sv: '”Delsumma”, ”Frakt”, ”Rabatt −200 kr”, ”Att betala, inkl. moms”.',
    nb: '«Delsum», «Frakt», «Rabatt −200 kr», «Å betale, inkl. mva».',
  },
  keyboard: [],
  screenReader: 'A table: name and amount.',
  doThis: 'The total says whether VAT is in it.',
  notThis: 'A discount in the colour of an error.',
  related: ['OrderSummary', 'CartLine', 'PriceTag'],
};
