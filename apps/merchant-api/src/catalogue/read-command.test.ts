import { expect, it } from 'vitest';
import { readCommand } from './read-command.ts';

it('imports for the Swedish shop where nothing else is said', () => {
  expect(readCommand(['import', 'feed.xml'])).toEqual({
    ok: true,
    command: {
      kind: 'import',
      file: 'feed.xml',
      languageId: 'sv-SE',
      marketId: 'se',
      replace: false,
      pictures: true,
      brand: undefined,
      encoding: undefined,
      report: undefined,
    },
  });
});

it('takes another language and market, and leaves pictures where they are', () => {
  const args = ['import', 'feed.tsv', '--language', 'nb-NO', '--market', 'no', '--no-images', '--replace'];
  expect(readCommand(args)).toMatchObject({
    command: { languageId: 'nb-NO', marketId: 'no', pictures: false, replace: true },
  });
});

it.each([
  [[], /no such command/],
  [['import'], /Name one file/],
  [['import', 'a', 'b'], /Name one file/],
  [['import', 'a', '--wrong'], /Unknown option '--wrong'/],
  [['export', 'a', '--format', 'csv'], /one of rss, atom, tsv/],
  [['generate', '--products', '0'], /from 1 to 1,000,000/],
  [['generate', '--seed', '-1'], /argument is ambiguous/],
])('says what is wrong with %j, and how to write it', (args, problem) => {
  const read = readCommand(args);
  expect(read).toMatchObject({ ok: false, problem: expect.stringMatching(problem) });
  expect(read).toMatchObject({ problem: expect.stringContaining('npm run catalogue:import -- FILE') });
});
