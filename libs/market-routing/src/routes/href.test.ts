import { describe, expect, it } from 'vitest';
import { href } from './href.ts';

describe('href', () => {
  it('writes each page in its language', () => {
    expect(href('sv', 'cart', {})).toBe('/varukorg');
    expect(href('nb', 'cart', {})).toBe('/handlekurv');
    expect(href('nb', 'home', {})).toBe('/');
    expect(href('nb', 'product', { category: 'hjem', subcategory: 'lamper', alias: 'luna' })).toBe(
      '/p/hjem/lamper/luna',
    );
  });

  it('encodes what it is given, so that no value leaves its place', () => {
    expect(href('sv', 'product', { alias: 'blå kudde' })).toBe('/p/bl%C3%A5%20kudde');
    expect(href('sv', 'search', { search: 'a/b?c#d' })).toBe('/s/a%2Fb%3Fc%23d');
  });

  it.each(['.', '..'])('keeps "%s" inside the path', (search) => {
    const { pathname } = new URL(href('sv', 'search', { search }), 'https://shop.test');
    expect(decodeURIComponent(pathname)).toBe(`/s/ ${search}`);
  });

  it('writes a query, leaving out what is empty', () => {
    const query = { page: 2, q: 'å & ä', sort: undefined, brand: null, price: '' };
    expect(href('sv', 'category', { category: 'mattor' }, query)).toBe('/c/mattor?page=2&q=%C3%A5%20%26%20%C3%A4');
    expect(href('sv', 'home', {}, { page: undefined })).toBe('/');
    expect(href('sv', 'home', {}, { page: 0 })).toBe('/?page=0');
  });

  it('refuses an empty value, which would be the address of another page', () => {
    expect(() => href('sv', 'product', { alias: '' })).toThrow('needs a value for "alias"');
  });

  it('refuses a value whose place would be taken for another', () => {
    expect(() => href('sv', 'product', { subcategory: 'muggar', alias: 'mugg' })).toThrow(
      'needs a value for "category"',
    );
  });

  it('asks for exactly the values of the page when it is compiled', () => {
    // @ts-expect-error The alias is missing.
    expect(() => href('sv', 'product', {})).toThrow();
    // @ts-expect-error The brand is missing.
    expect(() => href('sv', 'brand', { brand: [] })).toThrow();
    // @ts-expect-error The front page takes no values.
    href('sv', 'home', { alias: 'x' });
    // @ts-expect-error A product has no category of its own in this address.
    href('sv', 'product', { alias: 'x', brand: 'y' });
    // @ts-expect-error There is no such page.
    expect(() => href('sv', 'nowhere', {})).toThrow();
    // @ts-expect-error There is no such language.
    href('da', 'home', {});
  });
});
