import { describe, expect, it } from 'vitest';
import { AddToCartDocument, ProductDocument } from '../generated/graphql.ts';
import { answeringClient, json } from '../testing/answering-client.ts';
import { createCommerceClient, type CommerceClientOptions } from './create-commerce-client.ts';

const found = () => json({ data: { product: null, addToCart: null } });
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('', { status: code, headers });
const unreachable = () => Promise.reject(new TypeError('fetch failed'));

/** A client of a shop that gives these answers in turn, and the waits that it was made to take. */
function shop(answers: (() => Response | Promise<Response>)[], options: Partial<CommerceClientOptions> = {}) {
  const waits: number[] = [];
  const left = [...answers];
  const wait = async (ms: number) => void waits.push(ms);
  const { client, sent } = answeringClient(() => (left.shift() ?? found)(), {
    retries: 3,
    random: () => 0,
    wait,
    clock: { now: () => Date.parse('2026-11-21T12:00:00Z') },
    ...options,
  });
  return { client, sent, waits };
}
const read = { alias: 'kudde' };
const addition = { id: 'c1', item: { skuId: 1, quantity: 1 } };

describe('a query is sent again', () => {
  it.each([
    ['no answer', unreachable],
    ['a server error', status(503)],
    ['too many requests', status(429)],
  ])('after %s', async (_name, failure) => {
    const { client, sent, waits } = shop([failure, failure]);
    expect(await client.request(ProductDocument, read)).toMatchObject({ product: null });
    expect(sent).toHaveLength(3);
    expect(waits).toEqual([300, 600]);
  });

  it('after no answer in time', async () => {
    let calls = 0;
    const client = createCommerceClient({
      endpoint: 'https://shop.test/graphql',
      apiKey: 'a-key',
      scope: { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' },
      timeoutMs: 1,
      retries: 1,
      wait: async () => {},
      fetch: () => {
        calls += 1;
        return new Promise<Response>(() => {});
      },
    });
    await expect(client.request(ProductDocument, read)).rejects.toMatchObject({ failure: 'timeout' });
    expect(calls).toBe(2);
  });

  it('within one deadline for all tries, where there is one', async () => {
    const answers = [() => Promise.resolve(new Response('', { status: 503 })), () => new Promise<Response>(() => {})];
    let calls = 0;
    const client = createCommerceClient({
      endpoint: 'https://shop.test/graphql',
      apiKey: 'a-key',
      scope: { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' },
      timeoutMs: 60_000,
      deadlineMs: 20,
      wait: async () => {},
      fetch: () => answers[calls++]?.() ?? Promise.reject(new TypeError('asked once too often')),
    });
    await expect(client.request(ProductDocument, read)).rejects.toMatchObject({ failure: 'timeout' });
    expect(calls).toBe(2);
  });

  it('three times at most, and the last failure is told', async () => {
    const { client, sent } = shop([status(500), status(502), unreachable, status(504)]);
    await expect(client.request(ProductDocument, read)).rejects.toMatchObject({ code: 'SERVER', status: 504 });
    expect(sent).toHaveLength(4);
  });

  it('as often as one call asks for', async () => {
    const { client, sent } = shop([unreachable, unreachable]);
    await expect(client.request(ProductDocument, read, { retries: 0 })).rejects.toMatchObject({ code: 'NETWORK' });
    expect(sent).toHaveLength(1);
  });

  it('when the server says that it may', async () => {
    const at = (seconds: number) => `Sat, 21 Nov 2026 12:00:0${seconds} GMT`;
    const { client, waits } = shop([
      status(429, { 'retry-after': '2' }),
      status(503, { 'retry-after': at(4) }),
      status(429, { 'retry-after': '3600' }),
    ]);
    await client.request(ProductDocument, read);
    expect(waits).toEqual([2000, 4000, 10_000]);
  });

  it('under the same request id', async () => {
    let made = 0;
    const { client, sent } = shop([unreachable], { createRequestId: () => `request-${(made += 1)}` });
    await client.request(ProductDocument, read);
    expect(sent.map(({ headers }) => headers.get('x-request-id'))).toEqual(['request-1', 'request-1']);
  });
});

describe('a query is not sent again', () => {
  it.each([
    ['a refusal', status(400)],
    ['an unknown key', status(401)],
    ['errors', () => json({ errors: [{ message: 'No' }] })],
    ['a page', () => new Response('<html>')],
    ['neither data nor errors', () => json({})],
  ])('after %s', async (_name, failure) => {
    const { client, sent, waits } = shop([failure]);
    await expect(client.request(ProductDocument, read)).rejects.toMatchObject({
      name: expect.stringMatching(/Error$/),
    });
    expect(sent).toHaveLength(1);
    expect(waits).toEqual([]);
  });

  it.each([{}, { fetchPolicy: 'no-store' as const }])(
    'once its caller has given up, which ends the waiting at once: %j',
    async (call) => {
      const caller = new AbortController();
      const { client, sent } = shop([unreachable], {
        wait: () => {
          caller.abort(new Error('Another page was opened'));
          return new Promise<void>(() => {});
        },
      });
      await expect(client.request(ProductDocument, read, { signal: caller.signal, ...call })).rejects.toMatchObject({
        failure: 'aborted',
      });
      expect(sent).toHaveLength(1);
    },
  );

  it('nor waited for when its caller gives up while it is on its way', async () => {
    const caller = new AbortController();
    const giveUp = () => {
      caller.abort(new Error('Another page was opened'));
      return unreachable();
    };
    const { client, waits } = shop([giveUp]);
    const call = { signal: caller.signal, fetchPolicy: 'no-store' } as const;
    await expect(client.request(ProductDocument, read, call)).rejects.toMatchObject({ failure: 'aborted' });
    expect(waits).toEqual([]);
  });
});

describe('a mutation', () => {
  it.each([
    ['no answer', unreachable],
    ['a server error', status(503)],
  ])('is not sent again after %s, since it may have been carried out', async (_name, failure) => {
    const { client, sent } = shop([failure]);
    await expect(client.request(AddToCartDocument, addition)).rejects.toMatchObject({ retryable: true });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['no answer', unreachable],
    ['a server error', status(503)],
  ])('that does no harm twice is sent again after %s', async (_name, failure) => {
    const { client, sent } = shop([failure]);
    await client.request(AddToCartDocument, addition, { repeatable: true });
    expect(sent).toHaveLength(2);
  });

  it('is sent again after too many requests, which are turned away at the door', async () => {
    const { client, sent } = shop([status(429)]);
    await client.request(AddToCartDocument, addition);
    expect(sent).toHaveLength(2);
  });
});
