import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { thirdParties } from '../../config/third-parties.ts';
import { flowScript } from '../../config/flow-widget.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

it('lets a page ask the third parties of the table, and nobody else', () => {
  const account = {
    imageBase: 'https://img.example/shop',
    paymentOrigins: ['https://pay.example'],
    shippingWidget: null,
  };
  const policy = contentSecurityPolicy(account);
  expect(policy).toContain("img-src 'self' data: https://img.example;");
  expect(policy).toContain("connect-src 'self';");
  const everywhere = thirdParties(account).filter(({ asksOn }) => asksOn === 'every-page');
  expect(policy.match(/https?:[^ ;]+/g)).toEqual(everywhere.flatMap(({ origins }) => origins));
});

it('lets the page that takes a payment run what the provider serves, by its nonce what stands in the form, and no other', () => {
  const account = { imageBase: '/media', paymentOrigins: ['https://pay.example'], shippingWidget: null };
  const policy = contentSecurityPolicy(account, { nonce: 'once', asks: 'payment-page' });
  expect(policy).toContain("script-src 'self' 'nonce-once' https://pay.example;");
  expect(policy).toContain("frame-src 'self' https://pay.example;");
  expect(contentSecurityPolicy(account)).not.toContain('pay.example');
});

it("lets the checkout alone run the carrier's list, and nothing of a provider's form", () => {
  const shippingWidget = 'https://api.carrier.example/widget.min.js';
  const account = { imageBase: '/media', paymentOrigins: ['https://pay.example'], shippingWidget };
  const policy = contentSecurityPolicy(account, { asks: 'checkout' });
  expect(policy).toContain("script-src 'self' https://api.carrier.example;");
  expect(policy).not.toContain('pay.example');
  for (const asks of [undefined, 'payment-page'] as const) {
    expect(contentSecurityPolicy(account, { asks })).not.toContain('carrier.example');
  }
});

it("lets customers' pictures and films be shown where a channel has them, and no other page plays anybody's films", () => {
  const shop = { imageBase: '/media', paymentOrigins: [], shippingWidget: null };
  const scripts = { tagManager: null, search: null, flows: flowScript('flowbox') };
  const policy = contentSecurityPolicy({ ...shop, scripts });
  for (const directive of ['script-src', 'connect-src', 'img-src', 'media-src', 'style-src'])
    expect(policy).toMatch(
      new RegExp(`(^|; )${directive} [^;]*https://\\*\\.getflowbox\\.com https://\\*\\.flbx\\.io`),
    );
  expect(policy).not.toMatch(/unsafe|frame-src[^;]*flbx/);
  expect(contentSecurityPolicy(shop)).not.toContain('media-src');
});

it('lets a page ask the shop alone where it has its own pictures', () => {
  expect(contentSecurityPolicy({ imageBase: '/media', paymentOrigins: [], shippingWidget: null })).not.toMatch(
    /https?:/,
  );
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
