import { expect, it } from 'vitest';
import { flowScript } from './flow-widget.ts';
import { lipscoreWidget } from './review-widget.ts';
import { thirdParties } from './third-parties.ts';

const nobody = { imageBase: '/media', paymentOrigins: [], shippingWidget: null };

it('names nobody where the shop has its pictures at its own address', () => {
  expect(thirdParties(nobody)).toEqual([]);
});

it("names the host of an account's pictures", () => {
  expect(thirdParties({ ...nobody, imageBase: 'https://img.example/shop' })).toEqual([
    {
      name: 'img.example',
      origins: ['https://img.example'],
      purpose: 'pictures',
      category: 'necessary',
      directives: ['img-src'],
      asksOn: 'every-page',
    },
  ]);
});

it('names whoever draws a form of payment, for the page that takes a payment alone', () => {
  const paymentOrigins = ['https://js.pay.example', 'https://pay.example/checkout'];
  expect(thirdParties({ ...nobody, paymentOrigins })).toMatchObject([
    { name: 'js.pay.example', purpose: 'payment', asksOn: 'payment-page' },
    { origins: ['https://pay.example'], purpose: 'payment', category: 'necessary' },
  ]);
});

it('names those whose scripts run with consent, on every page of the channel that has them', () => {
  const scripts = { tagManager: 'GTM-ABC1234', search: 'https://search.example/retail.js' };
  expect(thirdParties({ ...nobody, scripts })).toMatchObject([
    { origins: ['https://www.googletagmanager.com'], purpose: 'tag-manager', category: 'statistics' },
    { origins: ['https://*.google-analytics.com'], purpose: 'tag-manager', asksOn: 'every-page' },
    { origins: ['https://search.example'], purpose: 'search', category: 'statistics' },
  ]);
  expect(thirdParties({ ...nobody, scripts: { tagManager: null, search: null } })).toEqual([]);
  const reviews = lipscoreWidget('lipscore', { channelId: '1|se', apiKey: 'key-1' });
  const none = { tagManager: null, search: null };
  expect(thirdParties({ ...nobody, scripts: { ...none, reviews } })).toMatchObject([
    { name: 'static.lipscore.com', purpose: 'reviews', category: 'statistics' },
    { origins: ['https://wapi.lipscore.com'], purpose: 'reviews', asksOn: 'every-page' },
  ]);
  const keyless = { ...reviews, apiKey: null };
  expect(thirdParties({ ...nobody, scripts: { ...none, reviews: keyless } })).toEqual([]);
  const sandbox = lipscoreWidget('sandbox', { channelId: '1|se', apiKey: 'reviews-sv' });
  expect(thirdParties({ ...nobody, scripts: { ...none, reviews: sandbox } })).toEqual([]);
});

it("names whoever shows customers' pictures in the channel that has them, and nobody for the shop's own sandbox", () => {
  const none = { tagManager: null, search: null };
  expect(thirdParties({ ...nobody, scripts: { ...none, flows: flowScript('flowbox') } })).toMatchObject([
    { name: '*.getflowbox.com', purpose: 'flows', category: 'statistics', asksOn: 'every-page' },
    { origins: ['https://*.flbx.io'], purpose: 'flows', category: 'statistics', asksOn: 'every-page' },
  ]);
  expect(thirdParties({ ...nobody, scripts: { ...none, flows: flowScript('sandbox') } })).toEqual([]);
  expect(thirdParties({ ...nobody, scripts: none })).toEqual([]);
});

it("names the carrier whose list stands in the checkout, for the checkout alone, and nobody for the shop's own sandbox", () => {
  const shippingWidget = 'https://api.carrier.example/widget.min.js';
  expect(thirdParties({ ...nobody, shippingWidget })).toMatchObject([
    { origins: ['https://api.carrier.example'], purpose: 'delivery', category: 'necessary', asksOn: 'checkout' },
  ]);
  expect(thirdParties({ ...nobody, shippingWidget: '/shipping/sandbox/widget.js' })).toEqual([]);
});
