import { describe, expect, it } from 'vitest';
import { createPasskeyClient } from './passkey-client.ts';

const origin = 'https://torg.example';
const endpoint = 'https://auth.test/api/torg_test/';
const signedIn = { kind: 'signed-in', token: 'jwt', maxAge: 900, expiresAt: 1_900_000, refreshToken: 'r1' };

function answering(answer: () => Response | Promise<Response>) {
  const sent: { url: string; body: unknown; headers: Headers }[] = [];
  const client = createPasskeyClient({
    endpoint,
    clock: { now: () => 1_000_000 },
    fetch: async (input, init) => {
      sent.push({ url: String(input), body: JSON.parse(String(init?.body)), headers: new Headers(init?.headers) });
      return answer();
    },
  });
  return { client, sent };
}

const tokens = () => Response.json({ token: 'jwt', maxAge: 900 }, { headers: { 'x-auth-refresh-token': 'r1' } });
const status = (code: number, headers = {}) => new Response('{}', { status: code, headers });

describe('a challenge', () => {
  it('is asked for by the origin of the page, as whoever asks', async () => {
    const { client, sent } = answering(() => Response.json({ options: { challenge: 'abc' } }));
    expect(await client.challenge(origin, { headers: { 'x-forwarded-for': '192.0.2.7' } })).toEqual({
      kind: 'asked',
      options: { challenge: 'abc' },
    });
    expect(sent[0]).toMatchObject({ url: `${endpoint}passkey`, body: { origin } });
    expect(sent[0]?.headers.get('x-forwarded-for')).toBe('192.0.2.7');
  });

  it.each([400, 401, 403, 404, 405])('is not offered by a service that answers %i', async (code) => {
    expect(await answering(() => status(code)).client.challenge(origin)).toEqual({ kind: 'not-offered' });
  });

  it('is waited for where too many were asked, and is unreachable where the service fails or says nothing', async () => {
    expect(await answering(() => status(429, { 'retry-after': '60' })).client.challenge(origin)).toEqual({
      kind: 'limited',
      retryAfterSeconds: 60,
    });
    const offline = () => Promise.reject(new TypeError('fetch failed'));
    for (const answer of [() => status(500), () => Response.json({}), offline])
      expect(await answering(answer).client.challenge(origin)).toMatchObject({ kind: 'unreachable' });
  });
});

describe('signing in', () => {
  const login = { origin, credential: { id: 'k1' }, remember: true };

  it('sends what the key signed, and keeps the session for a week or for half an hour', async () => {
    const { client, sent } = answering(tokens);
    expect(await client.signIn(login)).toEqual(signedIn);
    expect(await client.signIn({ ...login, remember: false })).toEqual(signedIn);
    expect(sent.map(({ body }) => body)).toEqual([
      { origin, credential: { id: 'k1' } },
      { origin, credential: { id: 'k1' }, sessionLifetime: 30 },
    ]);
  });

  it('is refused by a key that does not fit, and by nothing else', async () => {
    expect(await answering(() => status(401)).client.signIn(login)).toEqual({ kind: 'refused' });
    expect(await answering(() => status(429)).client.signIn(login)).toMatchObject({ kind: 'limited' });
    expect(await answering(() => status(503)).client.signIn(login)).toMatchObject({ kind: 'unreachable' });
    expect(await answering(() => Response.json({ token: 'jwt' })).client.signIn(login)).toMatchObject({
      kind: 'unreachable',
    });
  });
});

it('is not made for an address that is none', () => {
  expect(() => createPasskeyClient({ endpoint: 'auth.test', clock: Date })).toThrow('endpoint');
});
