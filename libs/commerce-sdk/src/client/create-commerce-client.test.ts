import { describe, expect, it } from 'vitest';
import { InvalidOperationError } from '../errors/invalid-operation-error.ts';
import { AddToCartDocument, ChannelDocument, ProductDocument, TypedDocumentString } from '../generated/graphql.ts';
import { answeringClient, json, swedishScope, type Answer, type SentRequest } from '../testing/answering-client.ts';
import { createCommerceClient, type CommerceClientOptions } from './create-commerce-client.ts';

const noProduct = () => json({ data: { product: null } });

describe('a request', () => {
  it('names its operation and carries the scope beside its own variables', async () => {
    const { client, sent } = answeringClient(noProduct);
    await client.request(ProductDocument, { alias: 'kudde' });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe('https://shop.test/graphql');
    expect(sent[0]?.body).toEqual({
      operationName: 'Product',
      variables: { alias: 'kudde', ...swedishScope },
      query: ProductDocument.toString(),
    });
  });

  it('adds only the scope variables that the operation declares, and lets the caller have the last word', async () => {
    const { client, sent } = answeringClient(() => json({ data: { channel: null } }));
    await client.request(ChannelDocument, {});
    await client.request(ChannelDocument, { channelId: undefined });
    await client.request(ChannelDocument, { channelId: '2|no' });
    expect(sent.map(({ body }) => body.variables)).toEqual([
      { channelId: '1|se' },
      { channelId: '1|se' },
      { channelId: '2|no' },
    ]);
  });

  it('waits for a token that takes its time', async () => {
    const { client, sent } = answeringClient(noProduct, { auth: async () => 'fresh' });
    await client.request(ProductDocument, { alias: 'kudde' });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer fresh');
  });

  it('carries headers of the call, none of which takes the place of the client’s own', async () => {
    const { client, sent } = answeringClient(noProduct);
    const headers = { 'x-forwarded-for': '192.0.2.7', 'X-ApiKey': 'another' };
    await client.request(ProductDocument, { alias: 'kudde' }, { headers });
    expect(sent[0]?.headers.get('x-forwarded-for')).toBe('192.0.2.7');
    expect(sent[0]?.headers.get('x-apikey')).toBe('a-key');
  });

  it('says who asks', async () => {
    let count = 0;
    const { client, sent } = answeringClient(noProduct, {
      clientName: 'storefront',
      clientVersion: '1.2.3',
      createRequestId: () => `request-${(count += 1)}`,
    });
    await client.request(ProductDocument, { alias: 'a' });
    await client.request(ProductDocument, { alias: 'b' });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'apollographql-client-name': 'storefront',
      'apollographql-client-version': '1.2.3',
      'content-type': 'application/json',
      'x-apikey': 'a-key',
      'x-request-id': 'request-1',
    });
    expect(sent[1]?.headers.get('x-request-id')).toBe('request-2');
  });

  it('carries the id of what it is made for', async () => {
    const { client, sent } = answeringClient(noProduct, { createRequestId: () => 'made-up' });
    await client.request(ProductDocument, { alias: 'a' }, { requestId: 'page-1' });
    expect(sent[0]?.headers.get('x-request-id')).toBe('page-1');
  });

  it('sends no name, version or id that it was not given', async () => {
    const { client, sent } = answeringClient(noProduct);
    await client.request(ProductDocument, { alias: 'a' });
    expect([...(sent[0]?.headers.keys() ?? [])]).toEqual(['accept', 'content-type', 'x-apikey']);
  });

  it('carries the access token of the moment, and none while nobody is signed in', async () => {
    let token: string | null = null;
    const { client, sent } = answeringClient(noProduct, { auth: () => token });
    await client.request(ProductDocument, { alias: 'a' });
    token = 'jwt';
    await client.request(ProductDocument, { alias: 'a' });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer jwt']);
  });

  it("lets one call bring its own access token, or go without the client's", async () => {
    const { client, sent } = answeringClient(noProduct, { auth: () => 'jwt' });
    await client.request(ProductDocument, { alias: 'a' }, { token: 'other' });
    await client.request(ProductDocument, { alias: 'a' }, { token: null });
    await client.request(ProductDocument, { alias: 'a' }, { token: undefined });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer other', null, 'Bearer jwt']);
  });

  it('can be sent under another operation name', async () => {
    const { client, sent } = answeringClient(noProduct);
    await client.request(ProductDocument, { alias: 'a' }, { operationName: 'Preview' });
    expect(sent[0]?.body.operationName).toBe('Preview');
  });
});

describe('a mutation', () => {
  const added = () => json({ data: { addToCart: { id: 'c1' } } });
  const item = { id: 'c1', item: { skuId: 1, quantity: 1 } };
  const keysOf = (sent: readonly SentRequest[]) => sent.map(({ headers }) => headers.get('x-idempotency-key'));

  it('carries a key of its own, by which the server knows it when it comes twice', async () => {
    const { client, sent } = answeringClient(added);
    await client.request(AddToCartDocument, item);
    await client.request(AddToCartDocument, item);
    const [first, second] = keysOf(sent);
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(second).not.toBe(first);
  });

  it('keeps its key over all its tries', async () => {
    const answers = [json({}, 503), json({}, 429), added()];
    const { client, sent } = answeringClient(() => answers.shift() ?? added(), { retries: 3, wait: async () => {} });
    await client.request(AddToCartDocument, item, { repeatable: true });
    const keys = keysOf(sent);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('may bring a key', async () => {
    const { client, sent } = answeringClient(added, { createIdempotencyKey: () => 'made-for-it' });
    await client.request(AddToCartDocument, item, { idempotencyKey: 'from-the-form' });
    await client.request(AddToCartDocument, item);
    expect(keysOf(sent)).toEqual(['from-the-form', 'made-for-it']);
  });

  it('has a key where a query has none', async () => {
    const { client, sent } = answeringClient(noProduct);
    await client.request(ProductDocument, { alias: 'a' });
    expect(keysOf(sent)).toEqual([null]);
  });
});

describe('a call that cannot be sent', () => {
  const refusedAs = async (text: string, variables: object = {}) => {
    const { client, sent } = answeringClient(noProduct);
    const error = await client
      .request(new TypedDocumentString<unknown, object>(text), variables)
      .catch((caught) => caught);
    expect(sent).toHaveLength(0);
    return error;
  };

  it.each(['', 'not GraphQL', 'query Q { a', 'query A { a } query B { b }', 'subscription S { s }'])(
    'has the document %j',
    async (text) => {
      const error = await refusedAs(text);
      expect(error).toBeInstanceOf(InvalidOperationError);
      expect(error).toMatchObject({ code: 'INVALID_OPERATION', retryable: false });
    },
  );

  it('has variables that JSON has no form for', async () => {
    const circle: Record<string, unknown> = {};
    circle['itself'] = circle;
    for (const text of ['query Q { a }', 'mutation M { a }']) {
      for (const variables of [circle, { amount: 1n }]) {
        expect(await refusedAs(text, variables)).toMatchObject({
          code: 'INVALID_OPERATION',
          cause: expect.any(Error),
        });
      }
    }
  });
});

it.each(['query Q { a }', 'mutation M { a }'])('%s is not sent for a caller who has given up already', async (text) => {
  const { client, sent } = answeringClient(noProduct);
  const call = { signal: AbortSignal.abort(new Error('Another page was opened')), requestId: 'page-1' };
  const asked = client.request(new TypedDocumentString<unknown, object>(text), {}, call);
  await expect(asked).rejects.toMatchObject({
    failure: 'aborted',
    cause: { message: 'Another page was opened' },
    requestId: 'page-1',
  });
  expect(sent).toHaveLength(0);
});

describe('a response', () => {
  const failureOf = async (response: Response) => {
    const { client } = answeringClient(() => response);
    return client.request(ProductDocument, { alias: 'kudde' }).catch((error: unknown) => error);
  };

  it('gives its data, also when the server forgets to call it JSON', async () => {
    const { client } = answeringClient(() => new Response('{"data":{"product":null}}'));
    expect(await client.request(ProductDocument, { alias: 'kudde' })).toEqual({ product: null });
  });

  it.each([300, 404, 503])('with status %d is a server error, whatever its body says', async (status) => {
    expect(await failureOf(json({ data: { product: null } }, status))).toMatchObject({
      code: 'SERVER',
      status,
      shortMessage: `Response not successful: Received status code ${status}`,
    });
  });

  it.each([401, 429, 500])('with status %d and GraphQL errors is one error with both', async (status) => {
    const errors = [{ message: 'No key', extensions: { code: 'UNAUTHORIZED' } }];
    expect(await failureOf(json({ errors }, status))).toMatchObject({ code: 'SERVER', status, errors });
  });

  it('is read where the platform lets nobody assign to its responses', async () => {
    class OwnResponse extends Response {}
    Object.defineProperty(OwnResponse.prototype, 'text', { value: Response.prototype.text, writable: false });
    const { client } = answeringClient(
      () => new OwnResponse('{"data":{"product":null}}', { headers: { 'content-type': 'application/json' } }),
    );
    expect(await client.request(ProductDocument, { alias: 'kudde' })).toEqual({ product: null });
  });

  it('whose body breaks off is a server error all the same, where its status is one', async () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) });
    expect(await failureOf(new Response(broken, { status: 503 }))).toMatchObject({ code: 'SERVER', status: 503 });
  });

  it.each([{ errors: 'No' }, { errors: { message: 'No' } }, { data: 'text' }, { data: [] }, { extensions: 'x' }])(
    'of %j, which GraphQL knows nothing of, lacks data',
    async (body) => {
      expect(await failureOf(json(body))).toMatchObject({ code: 'MISSING_DATA' });
    },
  );

  it('that is a page for people is a server error without errors of its own', async () => {
    expect(await failureOf(new Response('<html>Bad gateway', { status: 502 }))).toMatchObject({
      status: 502,
      errors: [],
    });
  });

  it.each(['<html>', '', '"text"', '[]', 'null'])('reading %j is a parse error naming the query', async (body) => {
    expect(await failureOf(new Response(body))).toMatchObject({
      code: 'SERVER_PARSE',
      shortMessage: "The server's response to query 'Product' could not be read",
    });
  });

  it.each([{}, { data: null }, { errors: [] }, { extensions: {} }])('of %j lacks data', async (body) => {
    expect(await failureOf(json(body))).toMatchObject({
      code: 'MISSING_DATA',
      shortMessage: "Server response was missing for query 'Product'",
    });
  });

  it('with errors throws them as one, even beside data', async () => {
    const errors = [{ message: 'Not yet', extensions: { code: 'NOT_AVAILABLE' } }, { message: 'Nor this' }, null];
    expect(await failureOf(json({ data: { product: null }, errors }))).toMatchObject({
      code: 'GRAPHQL',
      codes: ['NOT_AVAILABLE'],
      shortMessage: 'Not yet; Nor this; Unnamed error',
      retryable: false,
    });
  });
});

describe('no response', () => {
  const never: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  const options = { endpoint: 'https://shop.test/graphql', apiKey: 'a-key', scope: swedishScope, retries: 0 };

  it('is a network error with its cause', async () => {
    const cause = new TypeError('fetch failed');
    const { client } = answeringClient(() => Promise.reject(cause));
    await expect(client.request(ProductDocument, { alias: 'a' })).rejects.toMatchObject({
      code: 'NETWORK',
      failure: 'unreachable',
      retryable: true,
      cause,
    });
  });

  it('within the time allowed is a timeout', async () => {
    const client = createCommerceClient({ ...options, fetch: never, timeoutMs: 1 });
    await expect(client.request(ProductDocument, { alias: 'a' })).rejects.toMatchObject({
      failure: 'timeout',
      retryable: true,
    });
  });

  it('says how long it was waited for, in which try, and which option says so', async () => {
    const wait = async () => {};
    const client = createCommerceClient({ ...options, fetch: never, timeoutMs: 2, retries: 3, wait });
    await expect(client.request(ProductDocument, { alias: 'a' })).rejects.toMatchObject({
      shortMessage: 'The request took longer than 0.002 s (timeoutMs, try 4)',
    });
    const whole = createCommerceClient({ ...options, fetch: never, deadlineMs: 5, wait });
    await expect(whole.request(ProductDocument, { alias: 'a' })).rejects.toMatchObject({
      shortMessage: 'The request took longer than 0.005 s (deadlineMs)',
    });
  });

  it.each([200, 500])('whose body of status %d never ends is a timeout, as nothing hangs', async (status) => {
    const endless = async () => new Response(new ReadableStream(), { status });
    const client = createCommerceClient({ ...options, fetch: endless, timeoutMs: 1 });
    await expect(client.request(ProductDocument, { alias: 'a' })).rejects.toMatchObject({ failure: 'timeout' });
  });

  it('because the caller gave up is not worth another try', async () => {
    const client = createCommerceClient({ ...options, fetch: never });
    const caller = new AbortController();
    const request = client.request(ProductDocument, { alias: 'a' }, { signal: caller.signal });
    caller.abort(new Error('Another page was opened'));
    await expect(request).rejects.toMatchObject({ failure: 'aborted', retryable: false });
  });
});

describe('a mistake in the code around a call', () => {
  async function failureOf(answer: Answer, options: Partial<CommerceClientOptions> = {}) {
    const { client, sent } = answeringClient(answer, { retries: 3, wait: async () => {}, ...options });
    const mutation = new TypedDocumentString<unknown, object>('mutation M { a }');
    const error = await client.request(mutation, {}, { repeatable: true }).catch((caught: unknown) => caught);
    return { error, requests: sent.length };
  }
  const mistake = () => {
    throw new ReferenceError('crypto is not defined');
  };

  it.each([
    ['the key of a mutation', noProduct, { createIdempotencyKey: mistake }, 0],
    ['the access token', noProduct, { auth: mistake }, 0],
    ['an answer that is none', () => undefined as never, {}, 1], // the type forbids what a script may do
  ])('comes through as what it is, and is not tried again: %s', async (_where, answer, options, requests) => {
    expect(await failureOf(answer, options)).toMatchObject({
      error: { code: 'UNEXPECTED', retryable: false, cause: expect.any(Error) },
      requests,
    });
  });

  it('is told from a body that breaks off', async () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) });
    const { error } = await failureOf(() => new Response(broken), { retries: 0 });
    expect(error).toMatchObject({ code: 'NETWORK', failure: 'unreachable', cause: { message: 'terminated' } });
  });
});

describe('an error', () => {
  const failureOf = async (response: Response | Error, requestId?: string) => {
    const { client } = answeringClient(() => (response instanceof Error ? Promise.reject(response) : response));
    return client.request(ProductDocument, { alias: 'kudde' }, { requestId }).catch((error: unknown) => error);
  };
  const told = { headers: { 'x-request-id': 'told' } };

  it.each([
    ['a refusal', () => new Response('', { status: 500, ...told })],
    ['a page', () => new Response('<html>', told)],
    ['no data', () => Response.json({}, told)],
    ['errors', () => Response.json({ errors: [{}] }, told)],
    [
      'a body that breaks off',
      () => new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) }), told),
    ],
  ])('of %s has the id by which the API calls the request', async (_name, response) => {
    expect(await failureOf(response(), 'sent')).toMatchObject({ requestId: 'told' });
  });

  it('has the id that was sent where the API tells none', async () => {
    expect(await failureOf(new Response('', { status: 500 }), 'sent')).toMatchObject({ requestId: 'sent' });
    expect(await failureOf(new TypeError('offline'), 'sent')).toMatchObject({ requestId: 'sent' });
    expect(await failureOf(new TypeError('offline'))).toMatchObject({ requestId: undefined });
  });
});
