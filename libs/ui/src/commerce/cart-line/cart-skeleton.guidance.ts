import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'CartSkeleton',
  status: 'stable',
  since: '0.1.0',
  aliases: ['cart loading', 'varukorg laddas'],
  when: 'The cart is on its way.',
  whenNot: [{ of: 'It is empty', use: 'EmptyState' }],
  anatomy: ['lines'],
  content: {
    sv: '”Varukorgen laddas”',
    nb: '«Handlekurven lastes»',
  },
  keyboard: [],
  screenReader: 'Says its label once.',
  doThis: 'As many lines as the count in the header says.',
  notThis: 'Show it again at each change: the line itself is busy.',
  related: ['CartLine', 'Skeleton'],
};
