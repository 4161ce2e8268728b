import { describe, expect, it } from 'vitest';
import { operationsIn, scopeVariables } from './operation-text.ts';

const scope = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' };

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

describe('scopeVariables', () => {
  it('gives only what the operation declares', () => {
    expect(scopeVariables('query Q($channelId: String, $alias: String) { q(marketId: "x") { id } }', scope)).toEqual({
      channelId: '1|se',
    });
  });

  it('gives all three where all are declared', () => {
    expect(scopeVariables('query Q($channelId: String, $languageId: String $marketId : String) { q }', scope)).toEqual(
      scope,
    );
  });
});
