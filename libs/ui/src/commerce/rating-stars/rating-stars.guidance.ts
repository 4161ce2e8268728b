import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'RatingStars',
  status: 'stable',
  since: '0.1.0',
  aliases: ['score', 'reviews', 'betyg', 'karakter'],
  when: 'What others think on average.',
  whenNot: [
    { of: 'Stars are given', use: 'StarField' },
    { of: 'How they spread', use: 'ReviewSummary' },
  ],
  anatomy: ['stars', 'score and count'],
  content: {
    sv: '”4,1 av 5, 12 recensioner”.',
    nb: '«4,1 av 5, 12 anmeldelser».',
  },
  keyboard: [],
  screenReader: 'One sentence (`spoken`).',
  doThis: 'Say nothing where there are no reviews.',
  notThis: 'Five stars of two reviews, without the count.',
  related: ['ReviewSummary', 'StarField', 'ProductCard'],
};
