// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { paintCount } from './paint-count.ts';

it('a count stands on its link, which is called by it; none is no count', () => {
  document.head.innerHTML =
    '<meta name="shop-boot" data-cart-none="Varukorg" data-cart-one="Varukorg, en vara" data-cart-other="Varukorg, {count} varor">';
  document.body.innerHTML = '<a data-counts="cart" aria-label="Varukorg"></a><a data-counts="favourites"></a>';
  const [cart, favourites] = document.querySelectorAll('a');
  const seen = () => [cart?.dataset['count'], cart?.ariaLabel];
  paintCount(document, 'cart', 3);
  expect(seen()).toEqual(['3', 'Varukorg, 3 varor']);
  paintCount(document, 'cart', 1);
  expect(seen()).toEqual(['1', 'Varukorg, en vara']);
  paintCount(document, 'cart', 0);
  expect(seen()).toEqual([undefined, 'Varukorg']);
  expect(favourites?.dataset['count']).toBeUndefined();
});
