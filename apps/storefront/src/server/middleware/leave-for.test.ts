import { expect, it } from 'vitest';
import { leaveFor } from './leave-for.ts';

it('leads a form on to a provider, by a page that no policy of the shop’s holds back', async () => {
  const answer = leaveFor(new URL('https://pay.example/s/1?a=1&b="x"'), new Set(['torg-cart=1; Path=/']));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('refresh')).toBe('0; url=https://pay.example/s/1?a=1&b=%22x%22');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.getSetCookie()).toEqual(['torg-cart=1; Path=/']);
  expect(await answer.text()).toContain('<a href="https://pay.example/s/1?a=1&amp;b=%22x%22">pay.example</a>');
});
