import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'OrderSummary',
  status: 'new',
  since: '0.2.0',
  aliases: ['checkout summary', 'order details', 'sammanfattning'],
  when: 'What is bought and what it costs, in checkout and on receipts.',
  whenNot: [{ of: 'The cart, which can be changed', use: 'CartLine' }],
  anatomy: ['toggle on a phone', 'lines', 'sums'],
  content: {
    sv: '”Visa order, 2 598 kr”.',
    nb: '«Vis bestilling, 2 598 kr».',
  },
  keyboard: [{ keys: 'Enter, Space', does: 'opens it on a phone' }],
  screenReader: 'A region with heading; the total is on the toggle.',
  doThis: 'The same sums as in the cart, in the same order.',
  notThis: 'Add a cost that was not told before.',
  related: ['SummaryTable', 'CheckoutLayout', 'CodeField'],
};
