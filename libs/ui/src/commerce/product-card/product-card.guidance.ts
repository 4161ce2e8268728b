import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'ProductCard',
  status: 'stable',
  since: '0.1.0',
  aliases: ['product tile', 'teaser', 'produktkort'],
  when: 'A product in a list.',
  whenNot: [
    { of: 'In the cart', use: 'CartLine' },
    { of: 'Compared', use: 'CompareTable' },
  ],
  anatomy: [
    'picture, second on hover',
    'badges',
    'brand and name',
    'colours',
    'price',
    'stock',
    'heart, comparison, quick add',
  ],
  content: {
    sv: 'Namnet bär typ och modell: ”Mugg Glöd, 35 cl”.',
    nb: 'Navnet bærer type og modell: «Krus Glød, 35 cl».',
  },
  keyboard: [
    { keys: 'Tab', does: 'the card’s link, its colours, heart, comparison, quick add' },
    { keys: 'Enter', does: 'opens the product' },
  ],
  screenReader: 'A heading with a link; price in one sentence.',
  doThis: 'The same order on every card, so that eyes can run.',
  notThis: 'Two badges and a red price and an orange chip.',
  related: ['ProductGrid', 'PriceTag', 'QuickAdd', 'ProductCardSkeleton'],
};
