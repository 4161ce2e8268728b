// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { earlyCounts } from './early-counts.ts';

const cart = 'torg-cart=0123456789abcdef';

function open(cookies: string, stored: Record<string, string>) {
  document.body.innerHTML = '<a data-counts="cart"></a><a data-counts="favourites"></a>';
  earlyCounts(window, { cookies: () => cookies, read: (key) => stored[key] ?? null });
  return () => [...document.querySelectorAll('a')].map(({ dataset }) => dataset['count'] ?? '');
}

it('says what lies in the cart and how many favourites there are', () => {
  expect(open(cart, { 'torg-header': '3', 'torg-favourites': '7,9' })()).toEqual(['3', '2']);
});

it('says nothing of a cart that has ended', () => {
  expect(open('', { 'torg-header': '3' })()).toEqual(['', '']);
});

it('hears what another tab has put in the cart', () => {
  const stored: Record<string, string> = {};
  const seen = open(cart, stored);
  stored['torg-header'] = '4';
  dispatchEvent(new Event('storage'));
  expect(seen()).toEqual(['4', '']);
});
