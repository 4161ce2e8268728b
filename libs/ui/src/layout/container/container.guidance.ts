import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Container',
  status: 'stable',
  since: '0.1.0',
  aliases: ['wrapper', 'page width', 'innehållsbredd'],
  when: 'A band of the page begins: it keeps gutters and the greatest width (1 360 px, or `narrow` for reading).',
  whenNot: [{ of: 'Something inside a band needs room', use: 'Box' }],
  anatomy: ['gutters: 16, 24, 32 px', 'greatest width'],
  content: {
    sv: 'Löptext står i den smala bredden: 65 tecken på raden.',
    nb: 'Løpende tekst står i den smale bredden: 65 tegn på linjen.',
  },
  keyboard: [],
  screenReader: 'Nothing, unless `as="main"` makes it the landmark that the skip link leads to.',
  doThis: 'One container a band, and the ground outside it.',
  notThis: 'A container in a container: the gutters add up.',
  related: ['Box', 'Columns', 'SkipLink'],
};
