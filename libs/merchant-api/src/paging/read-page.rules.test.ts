import { expect, it } from 'vitest';
import { readPage } from './read-page.rules.ts';

const limits = { usual: 24, most: 200 };

it.each([
  [{}, { skip: 0, take: 24 }],
  [
    { skip: null, take: null },
    { skip: 0, take: 24 },
  ],
  [
    { skip: 6000, take: 200 },
    { skip: 6000, take: 200 },
  ],
  [{ take: 0 }, { skip: 0, take: 0 }],
  [{ take: 1000 }, { skip: 0, take: 200 }],
])('%j asks for %j', (args, page) => {
  expect(readPage(args, limits)).toEqual(page);
});

it.each([
  [{ take: -1 }, "'take' is -1; give a number from 0 on."],
  [{ skip: 6001 }, "'skip' is 6001; give a number from 0 to 6000."],
  [{ skip: -1 }, "'skip' is -1; give a number from 0 to 6000."],
])('%j is refused', (args, problem) => {
  expect(() => readPage(args, limits)).toThrow(problem);
});
