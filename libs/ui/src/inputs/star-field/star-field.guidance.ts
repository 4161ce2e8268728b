import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'StarField',
  status: 'stable',
  since: '0.1.0',
  aliases: ['rating input', 'betyg', 'vurdering'],
  when: 'A customer gives one to five stars.',
  whenNot: [{ of: 'Stars are shown', use: 'RatingStars' }],
  anatomy: ['legend', 'five stars', 'error'],
  content: {
    sv: '”Ditt betyg. 1 är sämst och 5 är bäst.”',
    nb: '«Din vurdering. 1 er dårligst og 5 er best.»',
  },
  keyboard: [
    { keys: '← →', does: 'fewer, more' },
    { keys: 'Tab', does: 'in and out' },
  ],
  screenReader: 'Five radios: “3 av 5 stjärnor”.',
  doThis: 'Begin with no star chosen.',
  notThis: 'Ask for stars before the goods have come.',
  related: ['ReviewForm', 'RatingStars'],
};
