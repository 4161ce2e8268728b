import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'ReviewCard',
  status: 'new',
  since: '0.2.0',
  aliases: ['testimonial', 'recension', 'omtale'],
  when: 'What one customer thinks.',
  whenNot: [{ of: 'All together', use: 'ReviewSummary' }],
  anatomy: ['stars', 'who, when, verified', 'text', 'reply'],
  content: {
    sv: '”Verifierat köp” bara när ordern finns.',
    nb: '«Verifisert kjøp» bare når ordren finnes.',
  },
  keyboard: [],
  screenReader: 'An article; the stars as a sentence.',
  doThis: 'Show the low ones where they fall.',
  notThis: 'Correct a customer’s spelling.',
  related: ['ReviewList', 'ReviewSummary', 'RatingStars'],
};
