import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'DeliveryEstimate',
  status: 'new',
  since: '0.2.0',
  aliases: ['shipping time', 'when', 'leveranstid', 'leveringstid'],
  when: 'On a product: when it can be here, by postal code.',
  whenNot: [{ of: 'A way is chosen', use: 'DeliveryOptions' }],
  anatomy: ['brief answer', 'form for the postal code', 'ways with time and fee', 'notice'],
  content: {
    sv: 'En dag, inte en vecka: ”Framme onsdag 2 december”.',
    nb: 'En dag, ikke en uke: «Fremme onsdag 2. desember».',
  },
  keyboard: [
    { keys: 'Enter, Space', does: 'opens it' },
    { keys: 'Enter', does: 'in the field asks' },
  ],
  screenReader: 'A disclosure; the answer is said when it comes.',
  doThis: 'Remember the postal code of this visit.',
  notThis: 'Give a span that says nothing, such as “2–14 arbetsdagar”.',
  related: ['PostalCodeField', 'DeliveryOptions', 'StockNote'],
};
