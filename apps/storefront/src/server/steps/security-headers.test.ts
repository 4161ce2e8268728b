import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

it.each([
  [true, 'max-age=31536000'],
  [false, null],
])('keeps browsers to https where the shop is reached that way: %s', async (isSecure, said) => {
  const shop = new Hono().use(securityHeaders(() => isSecure)).get('/', (context) => context.text('page'));
  const { headers } = await shop.request('/');
  expect([headers.get('strict-transport-security'), headers.get('x-content-type-options')]).toEqual([said, 'nosniff']);
});
