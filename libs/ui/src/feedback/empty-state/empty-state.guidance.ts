import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'EmptyState',
  status: 'stable',
  since: '0.1.0',
  aliases: ['no results', 'blank slate', 'tom sida', 'tomt'],
  when: 'There is nothing to show, and somebody may wonder why.',
  whenNot: [
    { of: 'It is on its way', use: 'Skeleton' },
    { of: 'It went wrong and can be tried again', use: 'Notice' },
  ],
  anatomy: ['picture or icon', 'heading', 'a sentence', 'a way onward'],
  content: {
    sv: '”Varukorgen är tom” – ”Börja med det som säljer bäst just nu”.',
    nb: '«Handlekurven er tom» – «Begynn med det som selger best akkurat nå».',
  },
  keyboard: [{ keys: 'Tab', does: 'to the way onward' }],
  screenReader: 'Heading and sentence, in the page’s order.',
  doThis: 'Say why, and lead on.',
  notThis: 'Apologise: nothing went wrong.',
  related: ['Notice', 'Skeleton', 'SearchField'],
};
