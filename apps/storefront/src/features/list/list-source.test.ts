import { describe, expect, it } from 'vitest';
import { readListQuery } from '@torg/commerce-sdk/domain';
import { listRequest, pageAddress, sortsOf, type ListSource } from './list-source.ts';

const bowls: ListSource = { products: { categoryAlias: 'skalar' } };
const requestAt = (query: string, source = bowls) => listRequest(source, readListQuery(new URLSearchParams(query)));

describe('the order of a list', () => {
  it.each([
    ['is the account’s own where nobody says otherwise', bowls, '', 'NONE'],
    ['is that which the list wants', { ...bowls, sort: 'LATEST' }, '', 'LATEST'],
    ['is by relevance in a search', { products: { searchText: 'skål' } }, '', 'RELEVANCE'],
    ['is what the shopper picked, before all others', { ...bowls, sort: 'LATEST' }, 'sort=PRICE_DESC', 'PRICE_DESC'],
    ['is the account’s own where the shopper picked it', { ...bowls, sort: 'LATEST' }, 'sort=RECOMMENDED', 'NONE'],
    ['is as it was where an address names one that nobody knows', bowls, 'sort=constructor', 'NONE'],
  ] as const)('%s', (_, source, query, sort) => {
    expect(requestAt(query, source).sort).toBe(sort);
  });
});

it.each([
  ['a category', bowls, ['RECOMMENDED', 'LATEST', 'PRICE', 'PRICE_DESC']],
  ['the news', { products: {}, sort: 'LATEST' as const }, ['LATEST', 'RECOMMENDED', 'PRICE', 'PRICE_DESC']],
  ['a search', { products: { searchText: 'mugg' } }, ['RELEVANCE', 'LATEST', 'PRICE', 'PRICE_DESC']],
])('the orders to choose from in %s begin with its own', (_, source, sorts) => {
  expect(sortsOf(source)).toEqual(sorts);
});

it('a range of prices is asked for by its ends, and not as a facet', () => {
  expect(requestAt('price=100–300~100-300&brands=Nordbod~b_2')).toEqual({
    categoryAlias: 'skalar',
    facets: ['b_2'],
    price: { lowest: 10_000, highest: 30_099 },
    filterMode: 'BY_GROUP',
    sort: 'NONE',
  });
});

it('a list is narrowed by all that its address names', () => {
  expect(requestAt('brands=Nordbod~b_2&price=0-100~p_1&p-Material=Ek~m_1,Ask~m_2')).toEqual({
    categoryAlias: 'skalar',
    facets: ['b_2', 'p_1', 'm_1', 'm_2'],
    filterMode: 'BY_GROUP',
    sort: 'NONE',
  });
  expect(requestAt('utm_source=brev')).toEqual({ categoryAlias: 'skalar', sort: 'NONE' });
});

it.each([
  ['', 2, '/c/skalar?page=2'],
  ['page=7', 1, '/c/skalar'],
  ['sort=RECOMMENDED&page=7', 1, '/c/skalar'],
  [
    'utm_source=brev&sort=PRICE&brands=Nordbod~b_2',
    3,
    '/c/skalar?utm_source=brev&brands=Nordbod%7Eb_2&sort=PRICE&page=3',
  ],
])('another page of ?%s, the %dth, keeps the rest of the address', (query, page, address) => {
  expect(pageAddress(bowls, { pathname: '/c/skalar', query: new URLSearchParams(query) }, page)).toBe(address);
});
