import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'ReviewSummary',
  status: 'new',
  since: '0.2.0',
  aliases: ['rating histogram', 'betygsfördelning'],
  when: 'What all reviews say together; a row shows its reviews alone.',
  whenNot: [{ of: 'In a list', use: 'RatingStars' }],
  anatomy: ['average', 'count', 'bars that are links'],
  content: {
    sv: '”5 stjärnor, 8 recensioner”.',
    nb: '«5 stjerner, 8 anmeldelser».',
  },
  keyboard: [
    { keys: 'Tab', does: 'from row to row' },
    { keys: 'Enter', does: 'shows those alone' },
  ],
  screenReader: 'Each row says stars and number.',
  doThis: 'Show the chosen row as chosen.',
  notThis: 'Round 4,4 up to five stars.',
  related: ['ReviewList', 'RatingStars'],
};
