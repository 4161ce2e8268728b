import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Badge',
  status: 'stable',
  since: '0.1.0',
  aliases: ['label', 'tag', 'pill', 'märke', 'merke'],
  when: 'A word or a number marks something: new, −20 %, paid.',
  whenNot: [
    { of: 'It can be taken away', use: 'Chip' },
    { of: 'It is a sentence', use: 'Notice' },
    { of: 'It counts on an icon', use: 'IconButton' },
  ],
  anatomy: ['word', 'tone'],
  content: {
    sv: 'Ett ord: ”Nyhet”, ”Betald”.',
    nb: 'Ett ord: «Nyhet», «Betalt».',
  },
  keyboard: [],
  screenReader: 'Read as a word, so it says what the colour says.',
  doThis: 'Show at most two on a card.',
  notThis: 'Three oranges side by side: where the price is red, the sale badge stands on the picture.',
  related: ['Chip', 'ProductCard', 'OrderCard'],
};
