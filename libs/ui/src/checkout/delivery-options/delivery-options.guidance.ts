import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'DeliveryOptions',
  status: 'new',
  since: '0.2.0',
  aliases: ['shipping methods', 'leveranssätt', 'leveringsmåte'],
  when: 'How the order is to come is chosen.',
  whenNot: [{ of: 'When it can come, before the cart', use: 'DeliveryEstimate' }],
  anatomy: ['legend', 'ways with day and price', 'pick-up points', 'empty, pending, error'],
  content: {
    sv: '”Ombud nära dig – onsdag 2 december – Fri frakt”.',
    nb: '«Hentested nær deg – onsdag 2. desember – Gratis frakt».',
  },
  keyboard: [
    { keys: 'arrows', does: 'move and choose' },
    { keys: 'Tab', does: 'to the pick-up point' },
  ],
  screenReader: 'Radios with day and price.',
  doThis: 'The day first, the carrier second.',
  notThis: 'Preselect the one that costs most.',
  related: ['RadioGroup', 'PaymentOptions', 'DeliveryEstimate'],
};
