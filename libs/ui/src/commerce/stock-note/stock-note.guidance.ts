import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'StockNote',
  status: 'stable',
  since: '0.1.0',
  aliases: ['availability', 'in stock', 'lagerstatus'],
  when: 'How much is left, where one buys.',
  whenNot: [{ of: 'When it comes', use: 'DeliveryEstimate' }],
  anatomy: ['dot', 'words'],
  content: {
    sv: '”I lager, skickas i dag”, ”Bara 2 kvar”.',
    nb: '«På lager, sendes i dag», «Bare 2 igjen».',
  },
  keyboard: [],
  screenReader: 'The words.',
  doThis: 'Say “bara 2 kvar” only when it is true.',
  notThis: 'Green for what is made to order.',
  related: ['DeliveryEstimate', 'ProductCard'],
};
