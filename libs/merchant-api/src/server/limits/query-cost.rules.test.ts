import fc from 'fast-check';
import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { costOf } from './query-cost.rules.ts';

const schema = buildSchema(`
  input Filter { searchText: String sort: String }
  type Query {
    products(skip: Int, take: Int, filter: Filter): Result
    product: Product
    searchSpelling(text: String!): Result
    searchSuggestions(text: String!): Result
  }
  type Result { count: Int products: [Product] filters: Filters }
  type Filters { facets: [Facet!]! }
  type Facet { label: String }
  type Product { name: String brand: Facet skus: [Facet!] }
`);
const cost = (document: string, variables: Record<string, unknown> = {}) =>
  costOf({ schema, document: parse(document), variables }).points;
const searches = (document: string, variables: Record<string, unknown> = {}) =>
  costOf({ schema, document: parse(document), variables }).searches;

describe('the cost of a query', () => {
  it.each([
    ['{ product { name } }', 2],
    ['{ product { name brand { label } } }', 4],
    ['{ product { skus { label } } }', 1 + (1 + 5)],
    ['{ products(take: 10) { count } }', 2],
    ['{ products(take: 10) { products { name brand { label } } } }', 1 + (1 + 10 * 3)],
    ['{ products(take: 10) { products { skus { label } } } }', 1 + (1 + 10 * (1 + 5))],
    ['{ products { products { name } } }', 1 + (1 + 24)],
    ['{ products(take: 100000) { products { name } } }', 1 + (1 + 200)],
    ['{ products(take: 10) { filters { facets { label } } } }', 1 + (1 + (1 + 5))],
    ['{ products(take: 0) { products { name } } }', 2],
    ['{ __typename }', 0],
  ])('of %s is %i', (document, points) => {
    expect(cost(document)).toBe(points);
  });

  it('takes the number of rows from a variable or its default', () => {
    const document = 'query($take: Int = 7) { products(take: $take) { products { name } } }';
    expect(cost(document)).toBe(2 + 7);
    expect(cost(document, { take: 50 })).toBe(2 + 50);
    expect(cost(document, { take: 'many' })).toBe(2 + 24);
    expect(cost(document, { take: -1 })).toBe(2 + 24);
  });

  it.each([
    ['{ products(filter: { searchText: "mugg" }) { count } }', 1],
    ['{ products(filter: { searchText: "grön, mugg!" }) { count } }', 2],
    ['{ products(filter: { searchText: " ", sort: "NONE" }) { count } }', 0],
    ['{ searchSuggestions(text: "vit mu") { count } }', 2],
    ['{ searchSpelling(text: "vit mgug") { count } }', 2],
    ['query($text: String) { products(filter: { searchText: $text }) { count } }', 3],
    ['query($filter: Filter) { products(filter: $filter) { count } }', 3],
    ['query($none: Filter = { searchText: "en till" }) { products(filter: $none) { count } }', 2],
    [`{ products(filter: { searchText: "${'ord '.repeat(50)}" }) { count } }`, 8],
  ])('grows with the words that are searched for and looked at: %s', (document, words) => {
    const text = 'liten grön mugg';
    expect(cost(document, { text, filter: { searchText: text } })).toBe(2 + words * 2_000);
  });

  it('tells how many texts are searched for, wherever they stand', () => {
    const search = (name: string) => `${name}: products(filter: { searchText: "mugg" }) { count }`;
    expect(searches('{ products { count } product { name } }')).toBe(0);
    expect(searches(`{ ${search('a')} ${search('b')} searchSuggestions(text: "mu") { count } }`)).toBe(3);
    expect(searches(`{ ...A ... on Query { ${search('b')} ...A } } fragment A on Query { ${search('a')} }`)).toBe(3);
    expect(searches('query($text: String) { products(filter: { searchText: $text }) { count } }')).toBe(0);
  });

  it('counts a fragment as if it stood where it is used', () => {
    const fragment = 'fragment Card on Product { name brand { label } }';
    expect(cost(`{ products(take: 3) { products { ...Card } } product { ...Card } } ${fragment}`)).toBe(2 + 9 + 1 + 3);
    expect(cost(`{ products(take: 3) { products { ... on Product { name } ... { name } } } }`)).toBe(2 + 6);
  });

  it('is that of the operation that is named', () => {
    const document = parse('query A { product { name } } query B { product { name brand { label } } }');
    expect(costOf({ schema, document, operationName: 'B', variables: {} }).points).toBe(4);
    expect(costOf({ schema, document, operationName: 'C', variables: {} })).toEqual({ points: 0, searches: 0 });
  });

  it('is known at once however often fragments repeat each other', () => {
    const fragments = Array.from({ length: 200 }, (_, n) => `fragment F${n} on Product { ...F${n + 1} ...F${n + 1} }`);
    const points = cost(`{ product { ...F0 } } ${fragments.join(' ')} fragment F200 on Product { name }`);
    expect(points).toBeGreaterThan(1e50);
  });

  it('grows with the rows', () => {
    const document = 'query($take: Int) { products(take: $take) { products { name skus { label } } } }';
    const rows = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(rows, rows, (one, other) => {
        expect(Math.sign(cost(document, { take: one }) - cost(document, { take: other }))).toBe(Math.sign(one - other));
      }),
    );
  });
});
