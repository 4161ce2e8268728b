import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { thirdParties } from '../../config/third-parties.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

it('lets a page ask the third parties of the table, and nobody else', () => {
  const account = { imageBase: 'https://img.example/shop' };
  const policy = contentSecurityPolicy(account);
  expect(policy).toContain("img-src 'self' data: https://img.example;");
  expect(policy).toContain("connect-src 'self';");
  expect(policy.match(/https?:[^ ;]+/g)).toEqual(thirdParties(account).flatMap(({ origins }) => origins));
});

it('lets a page ask the shop alone where it has its own pictures', () => {
  expect(contentSecurityPolicy({ imageBase: '/media' })).not.toMatch(/https?:/);
});

it.each([
  [true, 'max-age=31536000'],
  [false, null],
])('keeps browsers to https where the shop is reached that way: %s', async (isSecure, said) => {
  const shop = new Hono<{ Variables: { shop: { isSecure: boolean } } }>();
  shop.use((context, next) => (context.set('shop', { isSecure }), next()), securityHeaders);
  shop.get('/', (context) => context.text('page'));
  const { headers } = await shop.request('/');
  expect([headers.get('strict-transport-security'), headers.get('x-content-type-options')]).toEqual([said, 'nosniff']);
});
