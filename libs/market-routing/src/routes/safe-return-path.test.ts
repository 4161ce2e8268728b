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
  ['/s/“x”', '/s/%E2%80%9Cx%E2%80%9D'],
  ['/s/żółw blå?q=å#ö', '/s/%C5%BC%C3%B3%C5%82w%20bl%C3%A5?q=%C3%A5#%C3%B6'],
  ['/s/🧶\ud800', '/s/%F0%9F%A7%B6%EF%BF%BD'],
])('writes %s as an address says it', (path, written) => {
  expect(safeReturnPath(path)).toBe(written);
});

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
