import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Steps',
  status: 'stable',
  since: '0.1.0',
  aliases: ['stepper', 'progress', 'wizard', 'steg'],
  when: 'Something takes several pages, and how far one has come is worth telling.',
  whenNot: [
    { of: 'It is a place in a tree', use: 'Breadcrumbs' },
    { of: 'What has happened to an order', use: 'Timeline' },
  ],
  anatomy: ['steps with number', 'tick for what is done'],
  content: {
    sv: 'Substantiv i ett ord: ”Adress”, ”Leverans”, ”Betalning”.',
    nb: 'Substantiv i ett ord: «Adresse», «Levering», «Betaling».',
  },
  keyboard: [{ keys: 'Tab', does: 'to steps that can be gone back to' }],
  screenReader: 'A list; done and current are said.',
  doThis: 'Show three or four steps.',
  notThis: 'Add a step while somebody is on the way.',
  related: ['CheckoutSection', 'Timeline'],
};
