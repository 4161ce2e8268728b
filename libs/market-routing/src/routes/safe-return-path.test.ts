import { expect, it } from 'vitest';
import { safeReturnPath } from './safe-return-path.ts';

it.each(['/', '/varukorg', '/s/stol?page=2#resultat', '/?returnTo=https://a.example//b', '/p/bl%C3%A5'])(
  'lets %s through',
  (path) => {
    expect(safeReturnPath(path)).toBe(path);
    expect(new URL(path, 'https://shop.test').origin).toBe('https://shop.test');
  },
);

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  ' /varukorg',
  'varukorg',
  '',
  null,
  undefined,
  `/${'x'.repeat(2000)}`,
])('refuses %j', (path) => {
  expect(safeReturnPath(path)).toBeNull();
});
