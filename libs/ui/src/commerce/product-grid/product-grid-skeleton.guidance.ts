import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'ProductGridSkeleton',
  status: 'stable',
  since: '0.1.0',
  aliases: ['list loading', 'lista laddas'],
  when: 'A list of products is on its way.',
  whenNot: [{ of: 'The list is empty', use: 'EmptyState' }],
  anatomy: ['cards'],
  content: {
    sv: '”Varorna laddas”',
    nb: '«Varene lastes»',
  },
  keyboard: [],
  screenReader: 'Says its label once.',
  doThis: 'Keep the old list, dimmed, when it is only narrowed.',
  notThis: 'Show bones each time a filter changes: the old goods stay until the new ones are there.',
  related: ['ProductGrid', 'Skeleton'],
};
