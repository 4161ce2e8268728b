import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'ProgressBar',
  status: 'stable',
  since: '0.1.0',
  aliases: ['page loading', 'nprogress', 'laddning', 'lasting'],
  when: 'A page was asked for and has not come yet.',
  whenNot: [
    { of: 'A part of a page is on its way', use: 'Skeleton' },
    { of: 'A button is at work', use: 'Button' },
  ],
  anatomy: ['bar', 'spoken word'],
  content: {
    sv: '”Sidan laddas”, ”Sidan kunde inte laddas”.',
    nb: '«Siden lastes», «Siden kunne ikke lastes».',
  },
  keyboard: [],
  screenReader: 'Said once it takes long; not at every page.',
  doThis: 'Show it after a moment, so that quick pages do not flicker.',
  notThis: 'Let it stop at 90 % and wait there.',
  related: ['Skeleton'],
};
