import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'IconLink',
  status: 'stable',
  since: '0.1.0',
  aliases: ['cart link', 'header link', 'ikonlänk'],
  when: 'A place that everybody knows by its sign: the cart, the account, the favourites.',
  whenNot: [
    { of: 'It does something here', use: 'IconButton' },
    { of: 'There is room for words', use: 'Link' },
  ],
  anatomy: ['icon', 'count'],
  content: {
    sv: 'Namn och antal i ett: ”Varukorg, 3 varor”.',
    nb: 'Navn og antall i ett: «Handlekurv, 3 varer».',
  },
  keyboard: [{ keys: 'Enter', does: 'follows it' }],
  screenReader: 'A link named by `label`; the count must be in it.',
  doThis: 'Say 99+ beyond 99: the exact number is on the page.',
  notThis: 'Let the count alone change: the spoken name follows.',
  related: ['IconButton', 'Link'],
};
