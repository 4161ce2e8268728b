import { describe, expect, it } from 'vitest';
import type { CommerceClientOptions } from '../client/create-commerce-client.ts';
import { createCommerceClient } from '../client/create-commerce-client.ts';
import { CommerceError } from '../errors/commerce-error.ts';
import { AddToCartDocument, ProductDocument } from '../generated/graphql.ts';
import { json, swedishScope } from '../testing/answering-client.ts';
import { graphqlRequestTransport } from './graphql-request-transport.ts';

type Fetch = typeof globalThis.fetch;
const shop = { endpoint: 'https://shop.test/graphql', apiKey: 'a-key', scope: swedishScope, retries: 0, cache: null };

/** What a caller is given, and what the server was sent, over one of the two transports. */
async function asked(answer: Fetch, by: 'fetch' | 'graphql-request', use: (options: CommerceClientOptions) => unknown) {
  const sent: unknown[] = [];
  const fetch: Fetch = async (input, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers));
    const body = init?.body instanceof FormData ? [...init.body.keys()] : init?.body;
    sent.push({ url: String(input), method: init?.method, headers, body });
    return answer(input, init);
  };
  const outcome = await Promise.resolve(
    use({ ...shop, ...(by === 'fetch' ? { fetch } : { transport: graphqlRequestTransport({ fetch }) }) }),
  ).catch((error: unknown) => (error instanceof CommerceError ? { ...error, message: error.message } : error));
  return { outcome, sent };
}

const product = (options: CommerceClientOptions) =>
  createCommerceClient(options).request(ProductDocument, { alias: 'kudde' }, { headers: { 'x-apikey': 'another' } });
const addition = (options: CommerceClientOptions) =>
  createCommerceClient(options).request(
    AddToCartDocument,
    { id: 'c1', item: { skuId: 1, quantity: 1 } },
    { idempotencyKey: 'pressed-once' },
  );
const file = (options: CommerceClientOptions) =>
  createCommerceClient(options).request(
    'mutation Send($file: Upload) { send(file: $file) }',
    { file: new Blob(['x']) },
    { idempotencyKey: 'sent-once' },
  );
const late = (options: CommerceClientOptions) => product({ ...options, timeoutMs: 1 });

const html =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    Promise.resolve(new Response('<html>', { status, headers: { 'content-type': 'text/html', ...headers } }));
const broken = (status: number) => async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
  return new Response(body, { status, headers: { 'x-request-id': 'r1' } });
};
const refusal = { errors: [{ message: 'No', extensions: { code: 'NOT_KNOWN' }, path: ['product'] }] };

describe('graphql-request carries requests as fetch does:', () => {
  it.each<[string, Fetch, (options: CommerceClientOptions) => unknown]>([
    ['a query', async () => json({ data: { product: null } }), product],
    ['a mutation', async () => json({ data: { addToCart: null } }), addition],
    ['a file', async () => json({ data: { send: true } }), file],
    ['a refusal of the API', async () => json({ ...refusal, data: { product: null } }), product],
    ['a refusal with a status', async () => json(refusal, 401), product],
    ['a page for people', html(200), product],
    ['a page for people with a status', html(502, { 'retry-after': '3', 'x-request-id': 'r2' }), product],
    ['an answer that says nothing of its type', async () => new Response('{"data":{"product":null}}'), product],
    ['an answer without data', async () => json({}), product],
    ['a body that breaks off', broken(200), product],
    ['a refusal that breaks off', broken(500), product],
    ['a server that is down', () => Promise.reject(new TypeError('fetch failed')), product],
    ['a server that takes too long', () => new Promise<never>(() => {}), late],
  ])('%s', async (_what, answer, use) => {
    const byFetch = await asked(answer, 'fetch', use);
    expect(byFetch.sent).toHaveLength(1);
    expect(await asked(answer, 'graphql-request', use)).toEqual(byFetch);
  });
});

it('calls the middleware of graphql-request with what is sent and with what comes back', async () => {
  const told: unknown[] = [];
  const sent: Headers[] = [];
  const transport = graphqlRequestTransport({
    fetch: async (_input, init) => {
      sent.push(new Headers(init?.headers));
      return json({ data: { product: null } });
    },
    requestMiddleware(request) {
      told.push(request.operationName);
      const headers = new Headers(request.headers);
      headers.set('traceparent', '00-1-2-01');
      return { ...request, headers };
    },
    responseMiddleware: (response) => void told.push(response instanceof Error ? response : response.data),
  });
  await product({ ...shop, transport });
  expect(told).toEqual(['Product', { product: null }]);
  expect([sent[0]?.get('traceparent'), sent[0]?.get('x-apikey')]).toEqual(['00-1-2-01', 'a-key']);
});

it('does not let the API key out where it refuses', async () => {
  const { outcome } = await asked(async () => json({ errors: [] }, 401), 'graphql-request', product);
  expect(JSON.stringify(outcome)).not.toContain('a-key');
});
