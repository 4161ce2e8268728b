import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAuthClient } from './create-auth-client.ts';
import { passwordDigest } from '../hashing/password-digest.ts';
import type { AuthClientOptions } from './submit-credentials.ts';

interface Sent {
  method: string;
  url: string;
  headers: Headers;
  body: Record<string, unknown> | null;
}

type Answer = (request: Sent) => Response | Promise<Response>;

const anna = { username: 'anna@torg.example', password: 'torg-demo-1', remember: true };
const signature = { identity: 'a+b/c=', timestamp: '2026-11-21T12:00:00Z', signature: 's' };
const refreshHeader = (token: string) => ({ headers: { 'x-auth-refresh-token': token } });

/** An auth service that lets everyone in, but where `answers` says otherwise. */
function setUp(
  answers: { challenge?: Answer; sign?: Answer; submit?: Answer; refresh?: Answer; logout?: Answer } = {},
) {
  const sent: Sent[] = [];
  const reported: unknown[] = [];
  let refreshes = 0;
  const tokens: Answer = () => Response.json({ token: 'jwt', maxAge: 900 }, refreshHeader('r1'));
  const steps = {
    challenge: answers.challenge ?? (() => Response.json({ sign: 'a+b/c=' })),
    sign: answers.sign ?? (() => Response.json(signature)),
    submit: answers.submit ?? tokens,
    refresh: answers.refresh ?? tokens,
    logout: answers.logout ?? (() => new Response('')),
  };
  const stepOf = ({ method, url, body }: Sent): keyof typeof steps => {
    if (url.includes('/auth/sign/')) return 'sign';
    if (url.endsWith('/logout')) return 'logout';
    if (method === 'GET') return 'refresh';
    return body && 'password' in body ? 'submit' : 'challenge';
  };
  const options: AuthClientOptions = {
    endpoint: 'https://auth.test/api/torg_test/',
    signEndpoint: 'https://api.test/auth/sign/a-key?identity=',
    clock: { now: () => 1_000_000 },
    report: (error) => reported.push(error),
    fetch: async (input, init) => {
      const request = {
        method: init?.method ?? 'GET',
        url: String(input),
        headers: new Headers(init?.headers),
        body: init?.body ? JSON.parse(String(init.body)) : null,
      };
      sent.push(request);
      init?.signal?.throwIfAborted();
      if (stepOf(request) === 'refresh') refreshes += 1;
      return steps[stepOf(request)](request);
    },
  };
  return { client: createAuthClient(options), options, sent, reported, refreshCount: () => refreshes };
}

const status = (code: number, headers: Record<string, string> = {}): Answer => {
  return () => Response.json({ error: 'X' }, { status: code, headers });
};
const offline: Answer = () => Promise.reject(new TypeError('fetch failed'));
const signedIn = { kind: 'signed-in', token: 'jwt', maxAge: 900, expiresAt: 1_900_000, refreshToken: 'r1' };

afterEach(() => vi.unstubAllGlobals());

describe('login', () => {
  it('asks for a challenge, has it signed and answers it with the digest', async () => {
    const { client, sent } = setUp();
    expect(await client.login(anna)).toEqual(signedIn);
    expect(sent.map(({ method, url, body }) => ({ method, url, body }))).toEqual([
      { method: 'POST', url: 'https://auth.test/api/torg_test/login', body: { username: anna.username } },
      { method: 'GET', url: 'https://api.test/auth/sign/a-key?identity=a%2Bb%2Fc%3D', body: null },
      {
        method: 'POST',
        url: 'https://auth.test/api/torg_test/login',
        body: { username: anna.username, signature, password: await passwordDigest(anna.password) },
      },
    ]);
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(JSON.stringify(sent)).not.toContain(anna.password);
  });

  it('asks for half an hour where the shopper shall not be remembered', async () => {
    const { client, sent } = setUp();
    await client.login({ ...anna, remember: false });
    expect(sent[2]?.body).toMatchObject({ sessionLifetime: 30 });
  });

  it('sends along what a server knows of its visitor, with every request', async () => {
    const { client, sent } = setUp();
    await client.login(anna, { headers: { 'x-forwarded-for': '10.0.0.1' } });
    expect(sent.map(({ headers }) => headers.get('x-forwarded-for'))).toEqual(['10.0.0.1', '10.0.0.1', '10.0.0.1']);
  });

  it.each([400, 401, 403])('is refused by status %d', async (code) => {
    expect(await setUp({ submit: status(code) }).client.login(anna)).toEqual({ kind: 'refused' });
    expect(await setUp({ challenge: status(code) }).client.login(anna)).toEqual({ kind: 'refused' });
  });

  it.each([
    [{ 'retry-after': '840' }, 840],
    [{ 'retry-after': 'Thu, 01 Jan 1970 00:20:00 GMT' }, 200],
    [{ 'retry-after': '-3' }, null],
    [{}, null],
  ])('is told to wait by status 429 with %j', async (headers, retryAfterSeconds) => {
    const { client } = setUp({ submit: status(429, headers) });
    expect(await client.login(anna)).toEqual({ kind: 'limited', retryAfterSeconds });
  });

  it.each(['challenge', 'sign', 'submit'])('is no refusal when %s does not answer or fails', async (step) => {
    expect(await setUp({ [step]: offline }).client.login(anna)).toMatchObject({
      kind: 'unreachable',
      error: { code: 'NETWORK', failure: 'unreachable' },
    });
    expect(await setUp({ [step]: status(503) }).client.login(anna)).toMatchObject({
      kind: 'unreachable',
      error: { code: 'SERVER', status: 503 },
    });
    expect(await setUp({ [step]: () => new Response('<html>') }).client.login(anna)).toMatchObject({
      kind: 'unreachable',
      error: { code: 'SERVER_PARSE' },
    });
  });

  it('does not blame the shopper where the sign address does not know our key', async () => {
    expect(await setUp({ sign: status(401) }).client.login(anna)).toMatchObject({
      kind: 'unreachable',
      error: { code: 'SERVER', status: 401 },
    });
  });

  it.each<[string, Answer, object]>([
    ['refused', status(401), { code: 'SERVER', status: 401 }],
    ['not answered', offline, { code: 'NETWORK' }],
    ['answered with no JSON', () => new Response('<html>'), { code: 'SERVER_PARSE' }],
  ])('reports a sign request that is %s, and nothing else that fails', async (_name, sign, error) => {
    const { client, reported } = setUp({ sign });
    await client.login(anna);
    expect(reported).toEqual([expect.objectContaining(error)]);
    for (const step of ['challenge', 'submit']) {
      const other = setUp({ [step]: offline });
      await other.client.login(anna);
      expect(other.reported).toEqual([]);
    }
  });

  it.each<[string, Answer]>([
    ['token', () => Response.json({ maxAge: 900 }, refreshHeader('r1'))],
    ['age', () => Response.json({ token: 'jwt' }, refreshHeader('r1'))],
    ['refresh token', () => Response.json({ token: 'jwt', maxAge: 900 })],
    ['object', () => Response.json(null)],
  ])('takes an answer without %s for none', async (_name, submit) => {
    expect(await setUp({ submit }).client.login(anna)).toMatchObject({
      kind: 'unreachable',
      error: { code: 'SERVER_PARSE' },
    });
  });

  it('takes a challenge that is none for no answer', async () => {
    const { client, sent } = setUp({ challenge: () => Response.json({ sign: 7 }) });
    expect(await client.login(anna)).toMatchObject({ kind: 'unreachable' });
    expect(sent).toHaveLength(1);
  });

  it('asks nothing where the page cannot hash the password', async () => {
    vi.stubGlobal('crypto', {});
    const { client, sent } = setUp();
    const answers = [await client.login(anna), await client.register(anna)];
    const cannot = { kind: 'unreachable', error: { code: 'CRYPTOGRAPHY_UNAVAILABLE' } };
    expect(answers).toMatchObject([cannot, cannot]);
    expect(sent).toEqual([]);
  });

  it('can be given up', async () => {
    const signal = AbortSignal.abort();
    expect(await setUp().client.login(anna, { signal })).toMatchObject({
      kind: 'unreachable',
      error: { failure: 'aborted' },
    });
  });

  it('waits no longer than it may', async () => {
    const never: typeof fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const client = createAuthClient({ ...setUp().options, fetch: never, timeoutMs: 1 });
    expect(await client.login(anna)).toMatchObject({ kind: 'unreachable', error: { failure: 'timeout' } });
  });
});

describe('settings that cannot be used', () => {
  it.each([
    [{ endpoint: '' }, 'endpoint'],
    [{ endpoint: 'https://auth.test/api/torg_test' }, 'endpoint'],
    [{ signEndpoint: '/auth/sign/a-key?identity=' }, 'signEndpoint'],
    [{ timeoutMs: 0 }, 'timeoutMs'],
  ])('%j are refused when the client is made', (wrong, name) => {
    expect(() => createAuthClient({ ...setUp().options, ...wrong })).toThrow(`'${name}' must be`);
  });
});

describe('what is told of a service that nobody can use', () => {
  const page = (status: number) =>
    new Response('<html><title>Bad gateway</title>', { status, headers: { 'content-type': 'text/html' } });
  const wrongKey = () => Response.json({ error: 'UNAUTHORIZED' }, { status: 401 });

  it.each([
    [
      'a key that is not known where challenges are signed',
      { sign: wrongKey },
      ['UNAUTHORIZED', 'sign, GET https://api.test/auth/sign/a-key', '401, application/json'],
    ], // prettier-ignore -- a line each
    [
      'a wrong address',
      { challenge: () => page(404) },
      ['Bad gateway', 'login, POST https://auth.test/api/torg_test/login', '404, text/html'],
    ], // prettier-ignore -- a line each
    [
      'a server that is broken',
      { submit: () => page(500) },
      ['Bad gateway', 'login, POST https://auth.test/api/torg_test/login', '500, text/html'],
    ], // prettier-ignore -- a line each
    [
      'a page in place of tokens',
      { challenge: () => page(200) },
      ['Bad gateway', 'login, POST https://auth.test/api/torg_test/login', '200, text/html'],
    ], // prettier-ignore -- a line each
  ] as const)('by %s is what it said, which address was asked, and what came back', async (_what, answers, told) => {
    const result = await setUp(answers).client.login(anna);
    if (result.kind !== 'unreachable') throw new Error(result.kind);
    const [said, asked, came] = told;
    const lines = [`  The API says: ${said}`, `  Request: ${asked}`, `  Response: ${came}`];
    expect(result.error.message.split('\n').slice(1, 4)).toEqual(lines);
    expect(result.error.message).not.toContain('anna');
  });

  it('is told of a refresh and of a sign-out too', async () => {
    const { client } = setUp({ refresh: () => page(503), logout: () => page(503) });
    for (const result of [await client.refresh('r0'), await client.logout('r0')]) {
      expect(result).toMatchObject({ error: { message: expect.stringContaining('Response: 503, text/html') } });
    }
  });
});

describe('register', () => {
  it('proves itself as a login does, at an address of its own', async () => {
    const { client, sent } = setUp();
    expect(await client.register({ ...anna, remember: false })).toEqual(signedIn);
    expect(sent.map(({ url }) => url)).toEqual([
      'https://auth.test/api/torg_test/register',
      'https://api.test/auth/sign/a-key?identity=a%2Bb%2Fc%3D',
      'https://auth.test/api/torg_test/register',
    ]);
    expect(sent[2]?.body).toMatchObject({ password: await passwordDigest(anna.password), sessionLifetime: 30 });
  });

  it('tells an email that has an account from one that is no good', async () => {
    expect(await setUp({ submit: status(409) }).client.register(anna)).toEqual({ kind: 'account-exists' });
    expect(await setUp({ submit: status(400) }).client.register(anna)).toEqual({ kind: 'refused' });
    expect(await setUp({ submit: status(429) }).client.register(anna)).toMatchObject({ kind: 'limited' });
    expect(await setUp({ submit: offline }).client.register(anna)).toMatchObject({ kind: 'unreachable' });
  });
});

describe('a change of password', () => {
  const change = { ...anna, newPassword: 'torg-demo-9', refreshToken: 'r0' };

  it('sends the digests of both passwords, and the refresh token along with them', async () => {
    const { client, sent } = setUp();
    expect(await client.changePassword(change)).toEqual(signedIn);
    expect(sent[2]?.url).toBe('https://auth.test/api/torg_test/password');
    expect(sent[2]?.body).toMatchObject({
      password: await passwordDigest(anna.password),
      newPassword: await passwordDigest('torg-demo-9'),
    });
    expect(JSON.stringify(sent)).not.toContain('torg-demo');
    expect(sent.map(({ headers }) => headers.get('x-auth-refresh-token'))).toEqual(['r0', null, 'r0']);
  });

  it('is refused where the current password is wrong, and by nothing else', async () => {
    expect(await setUp({ submit: status(401) }).client.changePassword(change)).toEqual({ kind: 'refused' });
    expect(await setUp({ submit: status(500) }).client.changePassword(change)).toMatchObject({ kind: 'unreachable' });
  });
});

describe('refresh', () => {
  it('sends the token in its header and gives the next one', async () => {
    const { client, sent } = setUp();
    expect(await client.refresh('r0')).toEqual(signedIn);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: 'GET', url: 'https://auth.test/api/torg_test/login', body: null });
    expect(sent[0]?.headers.get('x-auth-refresh-token')).toBe('r0');
  });

  it('ends the session by a definite no alone', async () => {
    expect(await setUp({ refresh: status(401) }).client.refresh('r0')).toEqual({ kind: 'refused' });
    for (const answer of [offline, status(429), status(404), status(500), status(503)]) {
      expect(await setUp({ refresh: answer }).client.refresh('r0')).toMatchObject({ kind: 'unreachable' });
    }
  });

  it('asks once for a token that is asked for twice at the same time, since it serves once', async () => {
    const { client, refreshCount } = setUp();
    const results = await Promise.all([client.refresh('r0'), client.refresh('r0'), client.refresh('other')]);
    expect(results).toEqual([signedIn, signedIn, signedIn]);
    expect(refreshCount()).toBe(2);
    await client.refresh('r0');
    expect(refreshCount()).toBe(3);
  });

  it('goes on for the others where one who shares it gives up', async () => {
    const { client, refreshCount } = setUp();
    const caller = new AbortController();
    const results = Promise.all([client.refresh('r0', { signal: caller.signal }), client.refresh('r0')]);
    caller.abort();
    expect(await results).toMatchObject([{ kind: 'unreachable', error: { failure: 'aborted' } }, signedIn]);
    expect(refreshCount()).toBe(1);
  });

  it('spends no token for a caller who gave up before', async () => {
    const { client, sent } = setUp();
    const refused = await client.refresh('r0', { signal: AbortSignal.abort() });
    expect(refused).toMatchObject({ kind: 'unreachable', error: { failure: 'aborted' } });
    expect(sent).toEqual([]);
  });
});

describe('logout', () => {
  it('sends the token in its header, whatever the answer says', async () => {
    const { client, sent } = setUp({ logout: () => new Response('<html>') });
    expect(await client.logout('r0')).toEqual({ kind: 'signed-out' });
    expect(sent[0]?.headers.get('x-auth-refresh-token')).toBe('r0');
  });

  it('has nothing to do where the session is over already', async () => {
    expect(await setUp({ logout: status(401) }).client.logout('r0')).toEqual({ kind: 'signed-out' });
  });

  it('says so when nobody heard it', async () => {
    expect(await setUp({ logout: offline }).client.logout('r0')).toMatchObject({ kind: 'unreachable' });
    expect(await setUp({ logout: status(503) }).client.logout('r0')).toMatchObject({
      kind: 'unreachable',
      error: { status: 503 },
    });
  });
});
