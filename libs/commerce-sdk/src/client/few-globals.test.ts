import { afterEach, describe, expect, it, vi } from 'vitest';
import { AddToCartDocument, ProductDocument } from '../generated/graphql.ts';
import { answeringClient, json, swedishScope } from '../testing/answering-client.ts';
import { createCommerceClient } from './create-commerce-client.ts';

// React Native's globals: `fetch` and `AbortController`, but no `crypto` and no `DOMException`.
describe('where the platform has few globals', () => {
  afterEach(() => vi.unstubAllGlobals());
  const without = (...names: string[]) => names.forEach((name) => vi.stubGlobal(name, undefined));

  it('a mutation is sent, by a key of its own', async () => {
    without('crypto', 'DOMException');
    const { client, sent } = answeringClient(() => json({ data: { addToCart: null } }));
    for (const skuId of [1, 2]) await client.request(AddToCartDocument, { id: 'c1', item: { skuId, quantity: 1 } });
    const keys = sent.map(({ headers }) => headers.get('x-idempotency-key'));
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^[\da-f-]{36}$/)]);
    expect(new Set(keys).size).toBe(2);
  });

  it('a call that takes too long ends all the same', async () => {
    without('crypto', 'DOMException');
    const never = () => new Promise<never>(() => {});
    const shop = { endpoint: 'https://shop.test/graphql', apiKey: 'a-key', scope: swedishScope };
    const client = createCommerceClient({ ...shop, fetch: never, timeoutMs: 1, retries: 0 });
    await expect(client.request(ProductDocument, { alias: 'a' })).rejects.toMatchObject({ failure: 'timeout' });
  });
});
