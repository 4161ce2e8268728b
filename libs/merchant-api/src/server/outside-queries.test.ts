import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { graphqlRequest, openTestApi, type TestApi } from '../testing/open-test-api.ts';

let api: TestApi;
let finished: string[] = [];
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => {
  finished = [];
});
afterAll(() => api.close());

const product = '{ product(alias: "mugg-vit") { name skus { name } parameterGroups { name } } }';

async function ask(name: string, caller: 'shop' | 'outside', headers: Record<string, string> = {}) {
  const response = await api.fetch(graphqlRequest({ query: product }, headers), caller);
  await response.text();
  finished.push(name);
}

it('two from outside are worked on at once, and the shop’s own go past those that wait', async () => {
  const outside = ['a', 'b', 'c', 'd'].map((name) => ask(name, 'outside'));
  const own = ['own 1', 'own 2'].map((name) => ask(name, 'shop'));
  await Promise.all([...outside, ...own]);
  expect(finished.indexOf('own 1')).toBeLessThan(finished.indexOf('c'));
  expect(finished.indexOf('own 2')).toBeLessThan(finished.indexOf('c'));
  expect(finished.slice(-2)).toEqual(['c', 'd']);
});

it('no header makes one from outside the shop’s own', async () => {
  const claims = { 'x-caller': 'shop', 'x-forwarded-for': '127.0.0.1', 'x-torg-caller': 'shop', priority: 'u=0' };
  await Promise.all([
    ...['a', 'b'].map((name) => ask(name, 'outside')),
    ask('claims', 'outside', claims),
    ask('own', 'shop'),
  ]);
  expect(finished.at(-1)).toBe('claims');
});
