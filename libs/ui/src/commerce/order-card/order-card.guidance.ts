import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'OrderCard',
  status: 'new',
  since: '0.2.0',
  aliases: ['order history', 'beställning', 'bestilling'],
  when: 'An order in a list.',
  whenNot: [{ of: 'All of an order', use: 'OrderSummary' }],
  anatomy: ['number and day', 'status', 'total', 'note', 'goods'],
  content: {
    sv: '”Order 4711, 12 november” – ”På väg”.',
    nb: '«Bestilling 4711, 12. november» – «På vei».',
  },
  keyboard: [{ keys: 'Enter', does: 'opens the order' }],
  screenReader: 'One link with number, day and status.',
  doThis: 'The status in words first, colour second.',
  notThis: 'Show orders as a table on a phone.',
  related: ['Timeline', 'Badge', 'Table'],
};
