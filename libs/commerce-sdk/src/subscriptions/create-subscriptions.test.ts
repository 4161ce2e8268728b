import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocket, WebSocketServer } from 'ws';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TypedDocumentString } from '../generated/graphql.ts';
import { swedishScope } from '../testing/answering-client.ts';
import { createSubscriptions, type SubscriptionsOptions } from './create-subscriptions.ts';

// The server loads GraphQL past the test runner, and takes a schema of that same copy only.
const { buildSchema }: typeof import('graphql') = createRequire(import.meta.url)('graphql');

interface StockEvent {
  stock: number;
}

const stockOf = new TypedDocumentString<StockEvent, { skuId: number }>(
  'subscription Stock($skuId: Int!, $marketId: String) { stock(skuId: $skuId, marketId: $marketId) }',
);
const schema = buildSchema(`type Query { none: Int } type Subscription { stock(skuId: Int!, marketId: String): Int }`);

const opened: WebSocketServer[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) {
    for (const socket of server.clients) socket.terminate();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function openServer(): Promise<{ server: WebSocketServer; url: string }> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  opened.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a server that listens to a port has one
  return { server, url: `ws://127.0.0.1:${port}/graphql` };
}

/** A shop that tells of its stock, and what it hears. */
async function openShop(stock: (args: { skuId: number; marketId?: string }) => AsyncIterable<unknown>) {
  const { server, url } = await openServer();
  const greetings: unknown[] = [];
  const roots = {
    subscription: {
      async *stock(args: { skuId: number; marketId?: string }) {
        for await (const amount of stock(args)) yield { stock: amount };
      },
    },
  };
  useServer({ schema, roots, onConnect: ({ connectionParams }) => void greetings.push(connectionParams) }, server);
  return { server, url, greetings };
}

/** What listens to a shop, and the waits that it was made to take. */
function listenTo(url: string, options: Partial<SubscriptionsOptions> = {}) {
  const waits: number[] = [];
  const subscriptions = createSubscriptions({
    url,
    apiKey: 'a-key',
    scope: swedishScope,
    webSocket: WebSocket,
    wait: async (ms) => void waits.push(ms),
    ...options,
  });
  return { subscriptions, waits };
}

async function allOf<Event>(events: AsyncIterable<Event>): Promise<Event[]> {
  const seen: Event[] = [];
  for await (const event of events) seen.push(event);
  return seen;
}

const failureOf = (events: AsyncIterable<unknown>) => allOf(events).catch((error: unknown) => error);
async function* never(): AsyncGenerator<number> {
  await new Promise(() => {});
  yield 0;
}

describe('a subscription', () => {
  it('gives each event as it comes, until the server has no more', async () => {
    const { url } = await openShop(async function* ({ skuId }) {
      yield* [skuId, 2, 1];
    });
    const { subscriptions } = listenTo(url);
    expect(await allOf(subscriptions.subscribe(stockOf, { skuId: 7 }))).toEqual([
      { stock: 7 },
      { stock: 2 },
      { stock: 1 },
    ]);
  });

  it('carries the scope, and says who listens when the connection opens', async () => {
    const markets: unknown[] = [];
    const { url, greetings } = await openShop(async function* ({ marketId }) {
      markets.push(marketId);
      yield 1;
    });
    const { subscriptions } = listenTo(url, { auth: async () => 'jwt', clientName: 'kiosk' });
    await allOf(subscriptions.subscribe(stockOf, { skuId: 1 }));
    expect(markets).toEqual(['se']);
    expect(greetings).toEqual([
      { 'X-ApiKey': 'a-key', Authorization: 'Bearer jwt', 'apollographql-client-name': 'kiosk' },
    ]);
  });

  it('opens nothing until somebody listens, shares one connection, and closes it with the last', async () => {
    const { server, url } = await openShop(async function* () {
      yield 1;
      yield* never();
    });
    const { subscriptions } = listenTo(url);
    const [first, second] = [1, 2].map((skuId) => subscriptions.subscribe(stockOf, { skuId })[Symbol.asyncIterator]());
    expect(server.clients.size).toBe(0);
    await Promise.all([first?.next(), second?.next()]);
    expect(server.clients.size).toBe(1);
    const [socket] = server.clients;
    const closed = socket && once(socket, 'close');
    await first?.return?.();
    expect(server.clients.size).toBe(1);
    await second?.return?.();
    expect(await closed).toMatchObject([1000, expect.anything()]);
  });
});

describe('a connection that breaks', () => {
  it('is opened again, and the subscription goes on', async () => {
    let times = 0;
    const { server, url } = await openShop(async function* () {
      times += 1;
      yield times;
      if (times < 3) for (const socket of server.clients) socket.terminate();
      else return;
      yield* never();
    });
    const { subscriptions, waits } = listenTo(url);
    const events = await allOf(subscriptions.subscribe(stockOf, { skuId: 7 }));
    expect(events).toEqual([{ stock: 1 }, { stock: 2 }, { stock: 3 }]);
    // An event fills the budget, so the second wait is no longer than the first.
    expect(waits).toEqual([500, 500]);
  });

  it('is given up after five times', async () => {
    const { server, url } = await openServer();
    server.close();
    const { subscriptions, waits } = listenTo(url);
    expect(await failureOf(subscriptions.subscribe(stockOf, { skuId: 7 }))).toMatchObject({
      code: 'NETWORK',
      failure: 'unreachable',
    });
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000]);
  });

  it('is given up after five times also where the server says welcome and hangs up', async () => {
    const { server, url } = await openServer();
    server.on('connection', (socket) => {
      socket.once('message', () => {
        socket.send('{"type":"connection_ack"}');
        socket.close(1012, 'Restart');
      });
    });
    const { subscriptions, waits } = listenTo(url);
    expect(await failureOf(subscriptions.subscribe(stockOf, { skuId: 7 }))).toMatchObject({
      code: 'CONNECTION_CLOSED',
      closeCode: 1012,
      retryable: true,
    });
    expect(waits).toHaveLength(5);
  });

  it('has proved to work by a sign of life, also where no event came', async () => {
    const { server, url } = await openServer();
    let connections = 0;
    server.on('connection', (socket) => {
      connections += 1;
      socket.on('message', (message) => {
        const { type, id } = JSON.parse(String(message));
        const isLast = connections === 3;
        if (type === 'connection_init') socket.send('{"type":"connection_ack"}');
        if (type === 'subscribe' && isLast) socket.send(JSON.stringify({ type: 'complete', id }));
        if (type === 'ping' && !isLast) socket.send('{"type":"pong"}', () => socket.close(1012, 'Restart'));
      });
    });
    const { subscriptions, waits } = listenTo(url, { keepAliveMs: 1 });
    expect(await allOf(subscriptions.subscribe(stockOf, { skuId: 7 }))).toEqual([]);
    expect(waits).toEqual([500, 500]);
  });

  it('is found out by its silence', async () => {
    const { server, url } = await openServer();
    server.on('connection', (socket) => socket.once('message', () => socket.send('{"type":"connection_ack"}')));
    const { subscriptions, waits } = listenTo(url, { keepAliveMs: 1, timeoutMs: 150 });
    expect(await failureOf(subscriptions.subscribe(stockOf, { skuId: 7 }))).toMatchObject({ closeCode: 4499 });
    expect(waits).toHaveLength(5);
  });

  it('is not one that is quiet and answers when it is asked', async () => {
    let tell = (_amount: number) => {};
    const { server, url } = await openShop(async function* () {
      yield await new Promise<number>((resolve) => (tell = resolve));
    });
    const { subscriptions, waits } = listenTo(url, { keepAliveMs: 10, timeoutMs: 300 });
    const events = allOf(subscriptions.subscribe(stockOf, { skuId: 7 }));
    const [socket] = (await once(server, 'connection')) as [WebSocket];
    for (let pings = 0; pings < 40;) {
      const [message] = await once(socket, 'message');
      if (String(message).includes('"ping"')) pings += 1;
    }
    tell(3);
    expect(await events).toEqual([{ stock: 3 }]);
    expect(waits).toEqual([]);
  });
});

describe('a subscription that fails', () => {
  it('gives the errors of an event', async () => {
    const { url } = await openShop(async function* () {
      yield 'not a number';
    });
    const { subscriptions } = listenTo(url);
    expect(await failureOf(subscriptions.subscribe(stockOf, { skuId: 7 }))).toMatchObject({ code: 'GRAPHQL' });
  });

  it('gives the errors of a document that the server refuses', async () => {
    const { url } = await openShop(never);
    const { subscriptions } = listenTo(url);
    const unknown = new TypedDocumentString<unknown, object>('subscription S { unknown }');
    expect(await failureOf(subscriptions.subscribe(unknown, {}))).toMatchObject({
      code: 'GRAPHQL',
      message: expect.stringContaining('unknown'),
    });
  });

  it('is not tried again where the server does not know who listens', async () => {
    const { server, url } = await openServer();
    server.on('connection', (socket) => socket.close(4401, 'Unauthorized'));
    const { subscriptions, waits } = listenTo(url);
    const failure = await failureOf(subscriptions.subscribe(stockOf, { skuId: 7 }));
    expect(failure).toMatchObject({ code: 'CONNECTION_CLOSED', closeCode: 4401, retryable: false });
    expect(waits).toEqual([]);
  });

  it.each(['query Q { a }', 'mutation M { a }', 'nonsense'])('has the document %j', async (text) => {
    const { subscriptions } = listenTo('ws://127.0.0.1:9');
    const events = subscriptions.subscribe(new TypedDocumentString<unknown, object>(text), {});
    expect(await failureOf(events)).toMatchObject({ code: 'INVALID_OPERATION' });
  });
});

describe('whoever has heard enough', () => {
  it('gives up one subscription by its signal, and no other', async () => {
    const { url } = await openShop(async function* ({ skuId }) {
      yield skuId;
      yield* never();
    });
    const { subscriptions } = listenTo(url);
    const caller = new AbortController();
    const other = subscriptions.subscribe(stockOf, { skuId: 2 })[Symbol.asyncIterator]();
    await other.next();
    const events = subscriptions.subscribe(stockOf, { skuId: 1 }, { signal: caller.signal })[Symbol.asyncIterator]();
    await events.next();
    const waiting = events.next();
    caller.abort(new Error('Another page was opened'));
    await expect(waiting).rejects.toMatchObject({ failure: 'aborted', cause: { message: 'Another page was opened' } });
    const isOver = await Promise.race([
      other.next().then(() => true),
      new Promise((resolve) => setTimeout(resolve, 20, false)),
    ]);
    expect(isOver).toBe(false);
    subscriptions.close();
  });

  it('closes all, also those that wait for a connection', async () => {
    const { server, url } = await openServer();
    server.close();
    const { subscriptions } = listenTo(url, { wait: () => new Promise(() => {}) });
    const { signal } = new AbortController();
    const all = [{}, { signal }].map((call) => allOf(subscriptions.subscribe(stockOf, { skuId: 1 }, call)));
    setTimeout(() => subscriptions.close());
    expect(await Promise.all(all)).toEqual([[], []]);
  });

  it('leaves nobody waiting who has nobody to wait for', async () => {
    const { server, url } = await openServer();
    server.close();
    const callers = [new AbortController(), new AbortController()];
    const pauses: AbortSignal[] = [];
    const { subscriptions } = listenTo(url, {
      wait: (_ms, signal) => {
        if (signal) pauses.push(signal);
        return new Promise(() => {});
      },
    });
    const all = callers.map(({ signal }) => failureOf(subscriptions.subscribe(stockOf, { skuId: 1 }, { signal })));
    await vi.waitUntil(() => pauses.length > 0);
    for (const [index, isOver] of [false, true].entries()) {
      callers[index]?.abort();
      await all[index];
      expect(pauses[0]?.aborted).toBe(isOver);
    }
  });
});

it('nobody listens with settings that cannot be used', () => {
  const wrong = { url: 'https://shop.test/graphql', apiKey: '', keepAliveMs: 0, webSocket: 'none' };
  expect(() => listenTo(wrong.url, wrong)).toThrow(
    expect.objectContaining({ code: 'CONFIGURATION', problems: expect.objectContaining({ length: 4 }) }),
  );
});
