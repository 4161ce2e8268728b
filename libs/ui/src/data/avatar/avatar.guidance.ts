import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Avatar',
  status: 'stable',
  since: '0.1.0',
  aliases: ['profile picture', 'initials', 'profilbild'],
  when: 'A person is shown: who is signed in, who answered.',
  whenNot: [{ of: 'It is a brand or goods', use: 'Picture' }],
  anatomy: ['picture, or initials, or sign'],
  content: {
    sv: 'Etiketten är namnet.',
    nb: 'Etiketten er navnet.',
  },
  keyboard: [],
  screenReader: 'The label; silent where the name stands beside it.',
  doThis: 'Name beside it, where there is room.',
  notThis: 'A made up face for customer service.',
  related: ['ReviewCard', 'QuestionCard'],
};
