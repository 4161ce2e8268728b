import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { isImpersonal } from './impersonal-query.ts';

describe('isImpersonal', () => {
  it.each([
    '{ product(alias: "mugg") { name } }',
    'query A { products { count } } query B { categories { name } }',
    '{ ...goods } fragment goods on Query { brands { name } ... on Query { channels { id } } }',
    '{ mine: products { count } __typename }',
  ])('is so of goods: %s', (text) => {
    expect(isImpersonal(parse(text))).toBe(true);
  });

  it.each([
    '{ getUser { id } }',
    '{ getCart { id } product(alias: "mugg") { name } }',
    '{ product: getUser { id } }',
    'query A { products { count } } query B { getUser { id } }',
    '{ ...hidden } fragment hidden on Query { ... { getCart { id } } }',
    '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a getUser { id } }',
    'mutation { product { name } }',
    'subscription { products { count } }',
    '{ widgetArea(preview: true) { name } }',
    '{ __schema { types { name } } }',
    'type product { name: String }',
  ])('is not so of anything else: %s', (text) => {
    expect(isImpersonal(parse(text))).toBe(false);
  });
});
