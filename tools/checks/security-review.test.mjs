import { expect, it } from 'vitest';
import { hasTest, textOf } from './named-tests.mjs';

const review = textOf('docs/security-review.md');
const named = [...review.matchAll(/^- `(\S+\.test\.tsx?)`: (.+)$/gm)].map(([, file, name]) => ({ file, name }));

it('every threat of the security review names tests that stand against it', () => {
  const [, ...threats] = review.split(/^## /m);
  const bare = threats.filter((threat) => !/^- `/m.test(threat)).map((threat) => threat.split('\n')[0]);
  expect(bare).toEqual(['Who attacks', 'Left open, knowingly']);
});

it.each(named)('$file has the test that the security review names: $name', ({ file, name }) => {
  expect(hasTest(file, name)).toBe(true);
});
