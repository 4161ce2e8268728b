import { expect, it } from 'vitest';
import { redirect } from './redirect.ts';

it('writes an address in the letters that a header can hold', () => {
  const answer = redirect('/p/stråk/żółw?a=1', 301, { 'cache-control': 'no-store' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/p/str%C3%A5k/%C5%BC%C3%B3%C5%82w?a=1']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
