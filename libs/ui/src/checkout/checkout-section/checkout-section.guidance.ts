import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'CheckoutSection',
  status: 'new',
  since: '0.2.0',
  aliases: ['step', 'checkout step', 'steg'],
  when: 'A numbered part of the checkout.',
  whenNot: [{ of: 'Parts that are read in any order', use: 'Accordion' }],
  anatomy: ['number and heading', 'content, or what was answered', 'edit'],
  content: {
    sv: '”1 Adress” – ”Ändra”.',
    nb: '«1 Adresse» – «Endre».',
  },
  keyboard: [
    { keys: 'Tab', does: 'into what is current' },
    { keys: 'Enter, Space', does: 'on “Ändra” opens what is done' },
  ],
  screenReader: 'A heading with its state; focus moves to the next one’s heading.',
  doThis: 'Show what was answered.',
  notThis: 'Lose what was filled in further down.',
  related: ['CheckoutLayout', 'Steps'],
};
