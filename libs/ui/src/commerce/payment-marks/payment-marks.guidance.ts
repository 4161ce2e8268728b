import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'PaymentMarks',
  status: 'new',
  since: '0.2.0',
  aliases: ['payment logos', 'swish', 'klarna', 'vipps', 'betalsätt'],
  when: 'What can be paid with, before the checkout: footer, cart.',
  whenNot: [{ of: 'It is chosen', use: 'PaymentOptions' }],
  anatomy: ['names'],
  content: {
    sv: '”Betala med Kort, Swish, Klarna”.',
    nb: '«Betal med kort, Vipps, Klarna».',
  },
  keyboard: [],
  screenReader: 'A list of names.',
  doThis: 'Show only what can be paid with in this market.',
  notThis: 'Logos in seven colours at the foot of each page.',
  related: ['PaymentOptions'],
};
