import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tidyPath } from './tidy-path.ts';

it.each([
  ['/varukorg/', '/varukorg'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['/c//koket///', '/c/koket'],
  ['///', '/'],
  ['/\\elsewhere.example', '/elsewhere.example'],
  ['/', '/'],
  ['/c/koket', '/c/koket'],
])('makes of %s %s', (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy);
});

it('never leads to another host, and has nothing more to do a second time', () => {
  const origin = 'https://shop.example';
  const path = fc.array(fc.constantFrom('/', '\\', 'a', '.', '..', '@', ':', '%2F', ' '), { maxLength: 9 });
  fc.assert(
    fc.property(path, (parts) => {
      const tidy = tidyPath(`/${parts.join('')}`);
      expect(new URL(tidy, origin).origin).toBe(origin);
      expect(tidyPath(tidy)).toBe(tidy);
    }),
    { numRuns: 5_000 },
  );
});
