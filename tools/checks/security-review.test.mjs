import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const top = new URL('../../', import.meta.url);
const review = readFileSync(new URL('docs/security-review.md', top), 'utf8');
const named = [...review.matchAll(/^- `(\S+\.test\.tsx?)`: (.+)$/gm)].map(([, file, name]) => ({ file, name }));

/** The names of the tests in a file, as they are written there. */
function testsIn(file) {
  const address = new URL(file, top);
  const text = existsSync(address) ? readFileSync(address, 'utf8') : '';
  return [...text.matchAll(/\b(?:it|test)\(\s*'(.+?)',|\]\)\(\s*'(.+?)',/g)].map(([, single, each]) => single ?? each);
}

it('every threat of the security review names tests that stand against it', () => {
  const [, ...threats] = review.split(/^## /m);
  const bare = threats.filter((threat) => !/^- `/m.test(threat)).map((threat) => threat.split('\n')[0]);
  expect(bare).toEqual(['Who attacks', 'Left open, knowingly']);
});

it.each(named)('$file has the test that the security review names: $name', ({ file, name }) => {
  expect(testsIn(file)).toContain(name);
});
