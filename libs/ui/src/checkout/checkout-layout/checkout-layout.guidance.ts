import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'CheckoutLayout',
  status: 'new',
  since: '0.2.0',
  aliases: ['two columns', 'kassa', 'kasse'],
  when: 'The checkout: what is filled in beside what it costs.',
  whenNot: [{ of: 'Another page', use: 'Container' }],
  anatomy: ['summary', 'sections', 'finish'],
  content: {
    sv: 'Inget leder bort: bara varukorgen och hjälpen.',
    nb: 'Ingenting leder bort: bare handlekurven og hjelpen.',
  },
  keyboard: [{ keys: 'Tab', does: 'summary’s toggle on a phone, then sections' }],
  screenReader: 'The summary comes first, folded on a phone.',
  doThis: 'Keep the total in sight.',
  notThis: 'Put the newsletter beside the button to pay.',
  related: ['CheckoutSection', 'OrderSummary'],
};
