import { expect, it } from 'vitest';
import { swedishScope } from '../testing/answering-client.ts';
import { toCart } from '../operations/cart/to-cart.ts';
import { cartAnswer } from '../testing/cart-answer.ts';
import { productNumbersIn, setCart, trackConversion, trackPageView } from './search-events.ts';

it('the numbers of a cart are those of its products', () => {
  const cart = toCart(cartAnswer, 'GetCart', swedishScope);
  expect(productNumbersIn(cart)).toEqual(cart.lines.map(({ product }) => `${product.productId}`));
  expect(productNumbersIn(cart).length).toBeGreaterThan(0);
});

it('what a visitor does is told in the words of the script, each product once and money in kronor', () => {
  const queue: unknown[] = [];
  setCart(queue, ['7', '8', '7']);
  setCart(queue, []);
  trackConversion(queue, { orderNumber: '17', total: 24_850, email: 'maja@torg.example', productNumbers: ['7', '7'] });
  trackPageView(queue, 'https://torg.example/p/mugg');
  expect(queue).toEqual([
    ['setCart', { productNumbers: ['7', '8'] }],
    ['setCart', { productNumbers: [] }],
    ['trackConversion', { total: 248.5, orderNumber: '17', email: 'maja@torg.example', productNumbers: ['7'] }],
    ['trackPageView', { url: 'https://torg.example/p/mugg' }],
  ]);
});
