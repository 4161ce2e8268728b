import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'PriceHistoryChart',
  status: 'stable',
  since: '0.1.0',
  aliases: ['price graph', 'lowest price', 'prishistorik', 'prishistorikk'],
  when: 'How a price has moved: the proof behind “lowest in 30 days”.',
  whenNot: [{ of: 'The price itself', use: 'PriceTag' }],
  anatomy: ['line of steps', 'lowest point', 'table'],
  content: {
    sv: '”Lägsta pris de senaste 30 dagarna: 479 kr”.',
    nb: '«Laveste pris de siste 30 dagene: 479 kr».',
  },
  keyboard: [{ keys: 'Enter, Space', does: 'opens the table' }],
  screenReader: 'Label, then the table; the line is silent.',
  doThis: 'Within an accordion, under the price.',
  notThis: 'Cut the axis so that 3 % look like half.',
  related: ['PriceTag', 'Accordion'],
};
