import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AddToCartDocument, BrandsDocument, ProductDocument } from '../generated/graphql.ts';
import { answeringClient, json, type SentRequest } from '../testing/answering-client.ts';

const hashOf = (query: string) => createHash('sha256').update(query).digest('hex');
const productHash = hashOf(String(ProductDocument));
const data = () => json({ data: { product: null, addToCart: null } });

afterEach(() => vi.unstubAllGlobals());

/** How each request told which query it is about. */
const waysOf = (sent: readonly SentRequest[]) =>
  sent.map(({ body }) => [...(body.query ? ['text'] : []), ...(body.extensions ? ['hash'] : [])].join(' and '));

/** A server that keeps queries by their hashes, as Apollo's does. */
function keepingShop(unknown: object = { message: 'PersistedQueryNotFound' }) {
  const kept = new Set<unknown>();
  return answeringClient(
    ({ body }) => {
      const hash = body.extensions?.persistedQuery.sha256Hash;
      if (body.query && hash === hashOf(body.query)) kept.add(hash);
      return body.query || kept.has(hash) ? data() : json({ errors: [unknown] });
    },
    { persistedQueries: true },
  );
}

describe('a query that is sent by its hash', () => {
  it('is known by SHA-256 of its text, in the form of persisted queries', async () => {
    const { client, sent } = keepingShop();
    await client.request(ProductDocument, { alias: 'kudde' });
    expect(sent[0]?.body).toEqual({
      operationName: 'Product',
      variables: expect.objectContaining({ alias: 'kudde' }),
      extensions: { persistedQuery: { version: 1, sha256Hash: productHash } },
    });
  });

  it.each([
    { message: 'PersistedQueryNotFound' },
    { message: 'Unknown query', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
  ])('brings its text once to a server that answers %j', async (unknown) => {
    const { client, sent } = keepingShop(unknown);
    await client.request(ProductDocument, { alias: 'kudde' });
    await client.request(ProductDocument, { alias: 'filt' });
    expect(waysOf(sent)).toEqual(['hash', 'text and hash', 'hash']);
  });

  it.each([
    ['by its message', () => json({ errors: [{ message: 'PersistedQueryNotSupported' }] })],
    ['by its code', () => json({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }] })],
    ['by missing the text', () => json({ errors: [{ message: 'Must provide query string' }] }, 400)],
  ])('brings its text from then on to a server that says %s that it keeps none', async (_name, refusal) => {
    const { client, sent } = answeringClient(({ body }) => (body.query ? data() : refusal()), {
      persistedQueries: true,
    });
    await client.request(ProductDocument, { alias: 'kudde' });
    await client.request(ProductDocument, { alias: 'filt' });
    expect(waysOf(sent)).toEqual(['hash', 'text', 'text']);
  });

  it('goes on being sent by its hash when it is refused for another reason', async () => {
    const { client, sent } = answeringClient(() => json({ errors: [] }, 400), { persistedQueries: true });
    for (const alias of ['a', 'b']) {
      await expect(client.request(ProductDocument, { alias })).rejects.toMatchObject({ status: 400 });
    }
    expect(waysOf(sent)).toEqual(['hash', 'text', 'hash', 'text']);
  });

  it('fails as any other where the server is down', async () => {
    const { client, sent } = answeringClient(() => json({}, 503), { persistedQueries: true });
    await expect(client.request(ProductDocument, { alias: 'kudde' })).rejects.toMatchObject({ status: 503 });
    expect(waysOf(sent)).toEqual(['hash']);
  });

  it('is no mutation', async () => {
    const { client, sent } = keepingShop();
    await client.request(AddToCartDocument, { id: 'c1', item: { skuId: 1, quantity: 1 } });
    expect(waysOf(sent)).toEqual(['text']);
  });

  it('is hashed once, however often it is sent', async () => {
    const digest = vi.spyOn(crypto.subtle, 'digest');
    const { client } = keepingShop();
    for (const alias of ['1|se', '2|no']) await client.request(BrandsDocument, { channelId: alias });
    expect(digest).toHaveBeenCalledOnce();
    digest.mockRestore();
  });

  it('is none on a page without cryptography', async () => {
    vi.stubGlobal('crypto', {});
    const { client, sent } = keepingShop();
    await client.request(String(ProductDocument), { alias: 'kudde' });
    expect(waysOf(sent)).toEqual(['text']);
  });

  it('is none where nobody asked for it', async () => {
    const { client, sent } = answeringClient(data);
    await client.request(ProductDocument, { alias: 'kudde' });
    expect(waysOf(sent)).toEqual(['text']);
  });
});
