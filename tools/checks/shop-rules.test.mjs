import { expect, it } from 'vitest';
import { hasTest, textOf } from './named-tests.mjs';

const rows = textOf('docs/shop-rules.md')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| +| +\|$/g, '').trim()))
  .filter(([rule]) => rule !== 'Rule' && !/^-+$/.test(rule));

const aTest = /^`(\S+\.(?:test\.(?:ts|tsx|mjs)|spec\.ts|stories\.tsx))`: (.+)$/;
const aDecision = /^\[decision (\d+)\]\((decisions\/(\d{4})-\S+\.md)\): .+$/;

it('every rule of the shop names a test, or the decision that says why it has none', () => {
  const bare = rows.filter(([, held]) => !aTest.test(held ?? '') && !aDecision.test(held ?? ''));
  expect(bare).toEqual([]);
  expect(rows.length).toBeGreaterThan(250);
});

it.each(rows.filter(([, held]) => aTest.test(held)))('%s', (rule, held) => {
  const [, file, name] = aTest.exec(held);
  expect(hasTest(file, name), `${file} has the test: ${name}`).toBe(true);
  for (const [, words] of rule.matchAll(/“(.+?)”/g)) expect(textOf(file)).toContain(words);
});

it.each(rows.filter(([, held]) => aDecision.test(held)))('%s', (_rule, held) => {
  const [, number, file, place] = aDecision.exec(held);
  expect(Number(place)).toBe(Number(number));
  expect(textOf(`docs/${file}`)).toContain(`# ${number}. `);
});
