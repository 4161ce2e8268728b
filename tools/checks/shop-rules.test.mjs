import { expect, it } from 'vitest';
import { hasTest, textOf } from './named-tests.mjs';

const rows = textOf('docs/shop-rules.md')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| +| +\|$/g, '').trim()))
  .filter(([rule]) => rule !== 'Rule' && !/^-+$/.test(rule));

it('every rule of the shop names a test', () => {
  const bare = rows.filter(([, test]) => !/^`\S+\.(test|spec)\.(ts|tsx|mjs)`: .+$/.test(test ?? ''));
  expect(bare).toEqual([]);
  expect(rows.length).toBeGreaterThan(50);
});

it.each(rows)('%s', (rule, test) => {
  const [, file, name] = /^`(\S+)`: (.+)$/.exec(test) ?? [];
  expect(hasTest(file, name), `${file} has the test: ${name}`).toBe(true);
  for (const [, words] of rule.matchAll(/“(.+?)”/g)) expect(textOf(file)).toContain(words);
});
