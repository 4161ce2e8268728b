import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'ProductGrid',
  status: 'stable',
  since: '0.1.0',
  aliases: ['product list', 'plp', 'listing', 'produktlista'],
  when: 'Products: in a list, or in a row that swipes.',
  whenNot: [
    { of: 'Other equals', use: 'Columns' },
    { of: 'Banners', use: 'Carousel' },
  ],
  anatomy: ['cards', 'switch of density'],
  content: {
    sv: 'Etiketten säger vilka: ”Muggar, 24 varor”.',
    nb: 'Etiketten sier hvilke: «Krus, 24 varer».',
  },
  keyboard: [{ keys: 'Tab', does: 'from card to card' }],
  screenReader: 'A named list with its number.',
  doThis: 'Two columns on a phone, so that things are weighed side by side.',
  notThis: 'An advertisement as large as four cards in the second row.',
  related: ['ProductCard', 'LoadMore', 'FilterPanel'],
};
