import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'FreeShippingMeter',
  status: 'stable',
  since: '0.1.0',
  aliases: ['progress', 'free delivery', 'fri frakt'],
  when: 'The cart, while free shipping is within reach.',
  whenNot: [{ of: 'Something is loading', use: 'ProgressBar' }],
  anatomy: ['words', 'bar'],
  content: {
    sv: '”Handla för 40 kr till, så är frakten fri.”',
    nb: '«Handle for 40 kr til, så er frakten gratis.»',
  },
  keyboard: [],
  screenReader: 'The words; the bar is silent.',
  doThis: 'Turn calm when it is reached.',
  notThis: 'Repeat it on every page.',
  related: ['CartLine', 'SummaryTable'],
};
