import { describe, expect, it } from 'vitest';
import { createPendingCalls } from './pending-calls.ts';
import type { SentRequest, ToApi } from './thread-messages.ts';

function setUp() {
  const posted: SentRequest[] = [];
  const calls = createPendingCalls((message: ToApi) => {
    if (message.kind === 'request') posted.push(message);
  });
  const answer = (id: number, text: string, status = 200) => {
    const body = new TextEncoder().encode(text).buffer;
    calls.receive({ kind: 'answer', id, status, headers: [['x-for', String(id)]], body });
  };
  return { calls, posted, answer };
}

/** Reading a request's body takes a few turns. */
async function untilPosted(posted: readonly SentRequest[], count: number): Promise<void> {
  while (posted.length < count) await new Promise((resolve) => setImmediate(resolve));
}

const request = (body: string, init: RequestInit = {}) =>
  new Request('http://api.test/graphql', { method: 'POST', body, headers: { 'x-apikey': 'k' }, ...init });

describe('calls to another thread', () => {
  it('arrive whole', async () => {
    const { calls, posted, answer } = setUp();
    const answered = calls.send(request('{"å":1}'));
    await untilPosted(posted, 1);
    expect(posted[0]).toMatchObject({ url: 'http://api.test/graphql', method: 'POST' });
    expect(new TextDecoder().decode(posted[0]?.body ?? new ArrayBuffer())).toBe('{"å":1}');
    expect(new Headers(posted[0]?.headers).get('x-apikey')).toBe('k');
    answer(1, 'ja', 201);
    const response = await answered;
    expect([response.status, await response.text(), response.headers.get('x-for')]).toEqual([201, 'ja', '1']);
  });

  it('tell who asks: the shop where nothing else is said', async () => {
    const { calls, posted } = setUp();
    void calls.send(request('a', { headers: { 'x-caller': 'shop' } }), 'outside');
    void calls.send(request('b'));
    await untilPosted(posted, 2);
    expect(posted.map(({ caller }) => caller)).toEqual(['outside', 'shop']);
  });

  it('get each its own answer, in whatever order they come', async () => {
    const { calls, posted, answer } = setUp();
    const texts = ['a', 'b', 'c'].map(async (body) => (await calls.send(request(body))).text());
    await untilPosted(posted, 3);
    for (const { id, body } of posted.toReversed()) answer(id, `to ${new TextDecoder().decode(body ?? undefined)}`);
    expect(await Promise.all(texts)).toEqual(['to a', 'to b', 'to c']);
  });

  it('may be answered without a body', async () => {
    const { calls, posted, answer } = setUp();
    const answered = calls.send(new Request('http://api.test/product/raw/a.avif'));
    await untilPosted(posted, 1);
    answer(1, '', 304);
    expect((await answered).status).toBe(304);
  });

  it('end when their caller gives up, and a late answer hurts nobody', async () => {
    const { calls, posted, answer } = setUp();
    const caller = new AbortController();
    const answered = calls.send(request('a', { signal: caller.signal }));
    await untilPosted(posted, 1);
    caller.abort(new Error('left'));
    await expect(answered).rejects.toThrow('left');
    answer(1, 'late');
    await expect(calls.send(request('b', { signal: caller.signal }))).rejects.toThrow('left');
  });

  it('fail where the other side breaks off, one or all', async () => {
    const { calls, posted } = setUp();
    const [first, second] = [calls.send(request('a')), calls.send(request('b'))];
    await untilPosted(posted, 2);
    calls.receive({ kind: 'broken', id: 1, message: 'dropped' });
    await expect(first).rejects.toThrow('The Merchant API broke off: dropped');
    calls.end(new Error('out of memory'));
    await expect(second).rejects.toThrow('cannot be reached');
    await expect(calls.send(request('c'))).rejects.toMatchObject({ cause: { message: 'out of memory' } });
  });
});
