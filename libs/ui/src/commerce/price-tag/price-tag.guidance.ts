import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'PriceTag',
  status: 'stable',
  since: '0.1.0',
  aliases: ['price', 'sale price', 'vat', 'pris', 'moms', 'mva', 'jämförpris'],
  when: 'Something costs something.',
  whenNot: [
    { of: 'Sums that add up', use: 'SummaryTable' },
    { of: 'How it has moved', use: 'PriceHistoryChart' },
  ],
  anatomy: ['selling price', 'prior price with caption', 'discount', 'VAT note', 'unit price'],
  content: {
    sv: '”Lägsta pris 30 dagar före sänkningen 1 699 kr”, ”Jämförpris 86,60 kr/kg”.',
    nb: '«Laveste pris 30 dager før nedsettelsen 1 699 kr», «866 kr per kg».',
  },
  keyboard: [],
  screenReader: 'One sentence (`spoken`): “Nu 1 299 kr, sänkt från 1 699 kr.”',
  doThis: 'The prior price is the lowest of the 30 days before, by law.',
  notThis: 'A struck price that nobody ever paid.',
  related: ['ProductCard', 'SummaryTable', 'PriceHistoryChart', 'Badge'],
};
