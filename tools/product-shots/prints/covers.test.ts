import { expect, it } from 'vitest';
import { bakingCover, foxCover, knittingCover } from './covers.ts';

it('names each book on its front and on its spine', () => {
  const named = (markup: string, part: string) => markup.split(`>${part}</text>`).length - 1;
  expect(named(bakingCover().markup, 'Sju sorter till')).toBe(1);
  expect(named(knittingCover('#56718a').markup, 'Maska för')).toBe(1);
  expect(named(foxCover('#cf9b37').markup, 'Räven på berget')).toBe(1);
});
