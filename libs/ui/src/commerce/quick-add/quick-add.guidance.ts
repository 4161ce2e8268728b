import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'QuickAdd',
  status: 'new',
  since: '0.2.0',
  aliases: ['add to cart', 'plus', 'snabbköp'],
  when: 'A card offers the short way to the cart.',
  whenNot: [{ of: 'On the product’s page', use: 'Button' }],
  anatomy: ['plus', 'form, or link where there is a choice'],
  content: {
    sv: '”Lägg Mugg Glöd i varukorgen”, ”Välj storlek på …”.',
    nb: '«Legg Krus Glød i handlekurven», «Velg størrelse på …».',
  },
  keyboard: [{ keys: 'Enter, Space', does: 'adds, or leads to the choice' }],
  screenReader: 'Named with the product.',
  doThis: 'Say that it is added, in words and by the count.',
  notThis: 'Add the first size without asking which.',
  related: ['ProductCard', 'Button', 'Notification'],
};
