import { expect, it } from 'vitest';
import { wrappingPapers } from './wrapping.ts';

it('prints three papers in tones of one colour, none like another', () => {
  const papers = Object.values(wrappingPapers('#9a3235')).map(({ markup }) => markup);
  expect(new Set(papers).size).toBe(3);
});

it('lets a twig that the edge cuts go on at the opposite edge, so that the paper can repeat', () => {
  const { markup } = wrappingPapers('#9a3235').full;
  const spots = [...markup.matchAll(/translate\((-?\d+) (-?\d+)\)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  const cut = spots.filter(([x]) => x > 0 && x < 100);
  expect(cut.length).toBeGreaterThan(0);
  for (const [x, y] of cut) expect(spots).toContainEqual([x + 1200, y]);
});
