import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'LineChange',
  status: 'new',
  since: '0.2.0',
  aliases: ['cart changed', 'price changed', 'ändrad rad'],
  when: 'A line of the cart is no longer as it was left: price, stock, withdrawn.',
  whenNot: [{ of: 'All of the cart is concerned', use: 'Notice' }],
  anatomy: ['sign of the kind', 'sentence', 'action'],
  content: {
    sv: '”Priset har sänkts från 299 till 249 kr.”',
    nb: '«Prisen er satt ned fra 299 til 249 kr.»',
  },
  keyboard: [{ keys: 'Tab', does: 'to its action' }],
  screenReader: 'Read with the line.',
  doThis: 'Tell good news too, such as a lower price.',
  notThis: 'Correct the quantity without a word.',
  related: ['CartLine', 'Notice'],
};
