import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'PaymentOptions',
  status: 'new',
  since: '0.2.0',
  aliases: ['payment methods', 'swish', 'vipps', 'klarna', 'betalsätt', 'betalingsmåte'],
  when: 'How the order is paid is chosen.',
  whenNot: [{ of: 'What can be paid with is told', use: 'PaymentMarks' }],
  anatomy: ['legend', 'ways with mark', 'what a way needs, under it', 'error'],
  content: {
    sv: '”Swish”, ”Kort”, ”Faktura, 30 dagar”.',
    nb: '«Vipps», «Kort», «Faktura, 30 dager».',
  },
  keyboard: [
    { keys: 'arrows', does: 'move and choose' },
    { keys: 'Tab', does: 'into what the way needs' },
  ],
  screenReader: 'Radios; what opens follows its radio.',
  doThis: 'Say a fee before the choice.',
  notThis: 'Put credit before direct payment (Swedish law asks for the reverse).',
  related: ['DeliveryOptions', 'RadioGroup', 'PaymentMarks'],
};
