import { describe, expect, it } from 'vitest';
import { operationsIn, scopeIn } from './operation-text.ts';

describe('operationsIn', () => {
  it.each([
    ['query Product($alias: String!) { product(alias: $alias) { name } }', [['query', 'Product']]],
    ['\n  mutation Add($in: In = {a: [{b: 1}]}) @live { add(in: $in) { id } }', [['mutation', 'Add']]],
    ['fragment A on B { query } query Q { ...A } fragment C on D { x }', [['query', 'Q']]],
    [
      'query A { a } mutation B { b } subscription C { c }',
      [
        ['query', 'A'],
        ['mutation', 'B'],
        ['subscription', 'C'],
      ],
    ],
    ['{ channels { id } }', [['query', undefined]]],
    ['query { a } fragment F on T { b }', [['query', undefined]]],
    ['# mutation M {\nquery Q { a(text: "} mutation N {", long: """{ """) }', [['query', 'Q']]],
  ])('finds what stands in %j', (text, operations) => {
    expect(operationsIn(text).map(({ kind, name }) => [kind, name])).toEqual(operations);
  });

  it.each([
    '',
    'hello',
    'undefined',
    'query Q',
    'query Q { a',
    'query Q { a } }',
    'query Q { a(b: "c) }',
    'fragment A on B { c }',
  ])('finds none in %j', (text) => {
    expect(operationsIn(text)).toEqual([]);
  });
});

describe('scopeIn', () => {
  it('gives only what the operation declares', () => {
    expect(scopeIn('query Q($channelId: String, $alias: String) { q(marketId: "x") { id } }')).toEqual(['channelId']);
  });

  it('gives all three where all are declared', () => {
    const text = 'query Q($channelId: String, $languageId: String $marketId : String) { q }';
    expect(scopeIn(text)).toEqual(['channelId', 'marketId', 'languageId']);
  });
});
