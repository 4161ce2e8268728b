import { describe, expect, it } from 'vitest';
import { cartCookie, readCartId } from './cart-cookie.ts';

const id = '0c6f2d3e-9a55-4b1c-8a55-2f1d3e0c6f2d';

describe('the cart cookie', () => {
  it('gives back the id it was written with, among other cookies', () => {
    const [pair] = cartCookie(id, true).split(';');
    expect(readCartId(`theme=dark; ${pair}; other=1`)).toBe(id);
  });

  it('is sent over https alone where the shop has https', () => {
    expect(cartCookie(id, true)).toMatch(/; Secure$/);
    expect(cartCookie(id, false)).not.toMatch(/Secure/);
  });

  it.each(['', 'torg-cart=', 'torg-cart=a b', 'torg-cart=<script>', 'torg-cart=undefined', 'other=1'])(
    'finds no id in "%s"',
    (cookies) => {
      expect(readCartId(cookies)).toBeNull();
    },
  );
});
