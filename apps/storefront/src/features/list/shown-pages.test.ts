import { describe, expect, it } from 'vitest';
import { listAddress, type ListSource } from './list-source.ts';
import { shownPages } from './shown-pages.ts';

const pagesOf = (query: string) => shownPages(new URLSearchParams(query));

describe('the pages of a list on the screen', () => {
  it.each([
    ['', { first: 1, last: 1 }],
    ['page=3', { first: 3, last: 3 }],
    ['page=3&first=1', { first: 1, last: 3 }],
    ['page=3&first=3', { first: 3, last: 3 }],
    ['page=3&first=4', { first: 3, last: 3 }],
    ['page=3&first=-1', { first: 3, last: 3 }],
    ['page=3&first=1.5', { first: 3, last: 3 }],
    ['page=3&first=x', { first: 3, last: 3 }],
    ['page=10&first=1', { first: 1, last: 10 }],
    ['page=11&first=1', { first: 11, last: 11 }],
  ])('of %s are %j', (query, pages) => {
    expect(pagesOf(query)).toEqual(pages);
  });
});

describe('the address of several pages', () => {
  const source: ListSource = { products: { categoryAlias: 'klader' } };
  const at = (query: string) => ({ pathname: '/c/klader', query: new URLSearchParams(query) });

  it('keeps what is chosen, and says where they begin', () => {
    const address = listAddress(source, at('brands=Lera~b_1&page=2&ref=brev'), { first: 1, last: 3 });
    expect(new URL(address, 'http://x').searchParams.get('page')).toBe('3');
    expect(pagesOf(new URL(address, 'http://x').search)).toEqual({ first: 1, last: 3 });
    expect(address).toContain('ref=brev');
    expect(address).toContain('brands=Lera');
  });

  it('is that of one page where there is one', () => {
    expect(listAddress(source, at('page=3&first=1'), { first: 2, last: 2 })).toBe('/c/klader?page=2');
    expect(listAddress(source, at('page=3&first=1'), { first: 1, last: 1 })).toBe('/c/klader');
  });
});
