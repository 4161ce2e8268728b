import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Skeleton',
  status: 'stable',
  since: '0.1.0',
  aliases: ['loader', 'placeholder', 'shimmer', 'laddning'],
  when: 'Content of a known shape is on its way.',
  whenNot: [
    { of: 'The shape is unknown: say it in words', use: 'Notice' },
    { of: 'A button is at work', use: 'Button' },
  ],
  anatomy: ['shape: text, line, picture'],
  content: {
    sv: '”Laddar” sägs en gång, av delen som omger dem.',
    nb: '«Laster» sies én gang, av delen rundt dem.',
  },
  keyboard: [],
  screenReader: 'Silent; the part around it says “loading” once.',
  doThis: 'Take the measures of what comes, so that nothing jumps.',
  notThis: 'Show it for what was there a moment ago: keep the old.',
  related: ['ProductGridSkeleton', 'ProductCardSkeleton', 'CartSkeleton', 'ProductPageSkeleton', 'ProgressBar'],
};
