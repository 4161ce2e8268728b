import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'ReviewList',
  status: 'new',
  since: '0.2.0',
  aliases: ['reviews', 'recensioner', 'omtaler'],
  when: 'Reviews under each other.',
  whenNot: [{ of: 'Just the average', use: 'RatingStars' }],
  anatomy: ['cards'],
  content: {
    sv: 'Etiketten nämner varan.',
    nb: 'Etiketten nevner varen.',
  },
  keyboard: [],
  screenReader: 'A named list with its number.',
  doThis: 'Say how they are collected and checked.',
  notThis: 'Show only the reviews with five stars.',
  related: ['ReviewCard', 'ReviewSummary', 'Pagination'],
};
