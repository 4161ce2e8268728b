import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'ButtonLink',
  status: 'stable',
  since: '0.1.0',
  aliases: ['cta link', 'länkknapp', 'lenkeknapp'],
  when: 'The main way onward leads to another address: to the cart, to checkout, to a campaign.',
  whenNot: [
    { of: 'Something is done on this page', use: 'Button' },
    { of: 'The link stands in a sentence', use: 'Link' },
  ],
  anatomy: ['label', 'icon, if it helps'],
  content: {
    sv: 'Säg vart det bär: ”Till kassan”, ”Se alla muggar”.',
    nb: 'Si hvor det går: «Til kassen», «Se alle krus».',
  },
  keyboard: [{ keys: 'Enter', does: 'follows it' }],
  screenReader: 'A link, so it is in the list of links: it must make sense alone.',
  doThis: 'Keep it a real link, so that a middle click opens a tab.',
  notThis: 'A `ButtonLink` to `#` that runs script.',
  related: ['Button', 'Link'],
};
