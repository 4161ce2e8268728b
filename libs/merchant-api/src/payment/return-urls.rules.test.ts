import { expect, it } from 'vitest';
import { returnUrls } from './return-urls.rules.ts';

const shopUrl = 'https://torg.example';
const places = {
  shopUrl,
  shopUrls: [shopUrl, 'https://nb.torg.example'],
  cartId: 'a/b',
  paymentType: 'KLARNA' as const,
};
const none = { termsPageUrl: null, redirectUrl: null, checkoutPageUrl: null };
const usual = {
  success: `${shopUrl}/checkout/confirm?kid={payment.uid}&cartid=a%2Fb&paymentType=KLARNA`,
  failure: `${shopUrl}/checkout/klarna-fail`,
};

it('lead to the shop’s own pages where the client sent none', () => {
  expect(returnUrls({ ...places, sent: null })).toEqual(usual);
  expect(returnUrls({ ...places, sent: none })).toEqual(usual);
});

it('lead where the client said, with the cart’s id filled in', () => {
  const sent = {
    ...none,
    redirectUrl: 'https://nb.torg.example/tack?cart={geins.cartid}&id={payment.uid}',
    checkoutPageUrl: `${shopUrl}/kassa#betala`,
  };
  expect(returnUrls({ ...places, sent })).toEqual({
    success: 'https://nb.torg.example/tack?cart=a%2Fb&id={payment.uid}',
    failure: `${shopUrl}/kassa#betala`,
  });
});

it.each([
  'https://evil.example/',
  'https://torg.example.evil.example/',
  'https://torg.example@evil.example/',
  'http://torg.example/',
  '//evil.example/',
  '/checkout',
  'javascript:alert(1)',
  '',
])('never lead to %j, which is no shop’s', (address) => {
  const sent = { ...none, redirectUrl: address, checkoutPageUrl: address };
  expect(returnUrls({ ...places, sent })).toEqual(usual);
});
