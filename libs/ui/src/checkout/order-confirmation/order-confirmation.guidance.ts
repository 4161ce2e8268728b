import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'OrderConfirmation',
  status: 'new',
  since: '0.2.0',
  aliases: ['thank you', 'receipt', 'orderbekräftelse', 'ordrebekreftelse'],
  when: 'The order is placed, or the payment is still awaited.',
  whenNot: [{ of: 'The order is looked up later', use: 'OrderSummary' }],
  anatomy: ['heading', 'facts: number, mail', 'what comes next', 'actions'],
  content: {
    sv: '”Tack! Vi har din order.” Sedan: vad händer nu.',
    nb: '«Takk! Vi har bestillingen din.» Så: hva skjer nå.',
  },
  keyboard: [{ keys: 'Tab', does: 'to its actions' }],
  screenReader: 'The heading has the focus on arrival.',
  doThis: 'Say where the receipt was sent.',
  notThis: 'Sell before it has said that the order is placed.',
  related: ['OrderSummary', 'Timeline'],
};
