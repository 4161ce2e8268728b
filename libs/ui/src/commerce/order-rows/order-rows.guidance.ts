import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'OrderRows',
  status: 'new',
  since: '0.2.0',
  aliases: ['quick order', 'article numbers', 'snabborder', 'hurtigbestilling'],
  when: 'Many articles are ordered by number: what became of each.',
  whenNot: [{ of: 'A line of the cart', use: 'CartLine' }],
  anatomy: ['number', 'place', 'quantity', 'verdict'],
  content: {
    sv: '”MUK-4101 finns inte. Menade du MUG-4101?”',
    nb: '«MUK-4101 finnes ikke. Mente du MUG-4101?»',
  },
  keyboard: [{ keys: 'Tab', does: 'through what can be mended' }],
  screenReader: 'A named list; the verdict follows its row.',
  doThis: 'Keep what is wrong beside what is right.',
  notThis: 'Refuse ninety rows for one.',
  related: ['QuantityField', 'Table'],
};
