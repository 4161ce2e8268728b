import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'ProductCardSkeleton',
  status: 'stable',
  since: '0.1.0',
  aliases: ['card loading', 'kort laddas'],
  when: 'A card in a row is on its way.',
  whenNot: [{ of: 'All of a list', use: 'ProductGridSkeleton' }],
  anatomy: ['picture', 'lines'],
  content: {
    sv: 'Inga ord: listan säger dem.',
    nb: 'Ingen ord: listen sier dem.',
  },
  keyboard: [],
  screenReader: 'Silent.',
  doThis: 'Show as many as there will be cards.',
  notThis: 'Longer than a second without words around it.',
  related: ['ProductCard', 'ProductGridSkeleton'],
};
