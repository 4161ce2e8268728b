import { expect, it } from 'vitest';
import { thirdParties } from './third-parties.ts';

it('names nobody where the shop has its pictures at its own address', () => {
  expect(thirdParties({ imageBase: '/media', paymentOrigins: [] })).toEqual([]);
});

it("names the host of an account's pictures", () => {
  expect(thirdParties({ imageBase: 'https://img.example/shop', paymentOrigins: [] })).toEqual([
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
  expect(thirdParties({ imageBase: '/media', paymentOrigins })).toMatchObject([
    { name: 'js.pay.example', purpose: 'payment', asksOn: 'payment-page' },
    { origins: ['https://pay.example'], purpose: 'payment', category: 'necessary' },
  ]);
});
