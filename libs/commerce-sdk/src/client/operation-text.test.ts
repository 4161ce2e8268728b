import { describe, expect, it } from 'vitest';
import { operationNameOf, scopeVariables } from './operation-text.ts';

const scope = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' };

describe('operationNameOf', () => {
  it.each([
    ['query Product($alias: String!) { product(alias: $alias) { name } }', 'Product'],
    ['\n  mutation AddToCart($id: String!) { addToCart(id: $id) { id } }', 'AddToCart'],
    ['{ channels { id } }', undefined],
  ])('reads %j as %s', (text, name) => {
    expect(operationNameOf(text)).toBe(name);
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
