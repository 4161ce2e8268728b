import { expect, it } from 'vitest';
import { bakingCover, foxCover, knittingCover } from './covers.ts';

it.each([
  { cover: bakingCover(), front: ['Sju sorter', 'till'], spine: 'Sju sorter till' },
  { cover: knittingCover('#56718a'), front: ['Maska för', 'maska'], spine: 'Maska för maska' },
  { cover: foxCover('#cf9b37'), front: ['Räven på', 'berget'], spine: 'Räven på berget' },
])('names the book “$spine” on its front and on its spine', ({ cover, front, spine }) => {
  const printed = [...cover.markup.matchAll(/>([^<]+)<\/text>/g)].map(([, words]) => words);
  expect(printed.filter((words) => words === spine || front.includes(words ?? ''))).toEqual([...front, spine]);
});
