import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'ProductPageSkeleton',
  status: 'stable',
  since: '0.1.0',
  aliases: ['product loading', 'produkt laddas'],
  when: 'A product page is on its way and nothing is known of it.',
  whenNot: [{ of: 'Its card was pressed: name, price and picture are known', use: 'ProductCard' }],
  anatomy: ['pictures', 'buy box'],
  content: {
    sv: '”Produkten laddas”',
    nb: '«Produktet lastes»',
  },
  keyboard: [],
  screenReader: 'Says its label once.',
  doThis: 'Have the heights of what comes.',
  notThis: 'Show a button that does nothing yet.',
  related: ['Skeleton', 'ProgressBar'],
};
