import { describe, expect, it, vi } from 'vitest';
import { ProductDocument } from '../generated/graphql.ts';
import { answeringClient, json } from '../testing/answering-client.ts';
import { createCommerceClient, type CommerceClientOptions } from './create-commerce-client.ts';

const noProduct = () => json({ data: { product: null } });
const undefinedName = () => {
  throw new ReferenceError('trace is not defined');
};

describe('a mistake in the code around a call is no failure of the network, and no other try is made of it:', () => {
  it.each<[string, Partial<CommerceClientOptions>]>([
    ['a fetch that is none', { fetch: {} as typeof fetch }],
    ['a fetch that throws', { fetch: undefinedName }],
    ['a fetch whose code names what is not there', { fetch: async () => undefinedName() }],
    ['a token that cannot be had', { auth: undefinedName }],
    ['a transport that is wrong', { transport: () => async () => undefined as never }],
    ['an id that cannot be made', { createRequestId: undefinedName }],
    ['what is told of a refused token', { auth: () => 'old', onTokenRefused: undefinedName }],
  ])('%s', async (_what, options) => {
    const wait = vi.fn(async () => {});
    const signedOut = () => json({ errors: [{ message: 'No', extensions: { code: 'UNAUTHENTICATED' } }] });
    const { client } = answeringClient(signedOut, { retries: 3, wait, ...options });
    const failure = client.request(ProductDocument, { alias: 'kudde' });
    await expect(failure).rejects.toMatchObject({ code: 'UNEXPECTED', retryable: false });
    expect(wait).not.toHaveBeenCalled();
  });

  it('settings that are left out altogether are told, all at once', () => {
    expect(() => createCommerceClient(undefined as never)).toThrow(
      expect.objectContaining({
        code: 'CONFIGURATION',
        problems: expect.arrayContaining([expect.stringMatching(/apiKey/)]),
      }),
    );
  });
});

describe('a token that the API takes for none', () => {
  const signedOut = () => json({ errors: [{ message: 'No', extensions: { code: 'UNAUTHENTICATED' } }] });
  const byToken = ({ headers }: { headers: Headers }) =>
    headers.get('authorization') === 'Bearer new' ? noProduct() : signedOut();

  it('is told, and the call is made once more with the next one', async () => {
    const onTokenRefused = vi.fn(async () => 'new');
    const { client, sent } = answeringClient(byToken, { auth: () => 'old', onTokenRefused });
    await expect(client.request(ProductDocument, { alias: 'kudde' })).resolves.toEqual({ product: null });
    expect(onTokenRefused.mock.calls).toEqual([['old']]);
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
  });

  it.each([
    ['there is none', null],
    ['it is the same', 'old'],
    ['nobody says', undefined],
  ])('leaves a visitor’s answer where %s', async (_what, next) => {
    const { client, sent } = answeringClient(byToken, { auth: () => 'old', onTokenRefused: () => next });
    await expect(client.request(ProductDocument, { alias: 'a' })).rejects.toMatchObject({ codes: ['UNAUTHENTICATED'] });
    expect(sent).toHaveLength(1);
  });

  it('is one of RFC 6750’s challenge too', async () => {
    const challenge = { status: 401, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } };
    const refusing = ({ headers }: { headers: Headers }) =>
      headers.get('authorization') === 'Bearer new' ? noProduct() : new Response('', challenge);
    const { client } = answeringClient(refusing, { auth: () => 'old', onTokenRefused: () => 'new' });
    await expect(client.request(ProductDocument, { alias: 'a' })).resolves.toEqual({ product: null });
  });

  describe('beside a visitor’s answer', () => {
    const beside = { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } };
    const visitors = (body: object) => new Response(JSON.stringify(body), beside);

    it('is told, and a query is made once more with the next one', async () => {
      const answer = ({ headers }: { headers: Headers }) =>
        headers.get('authorization') === 'Bearer new' ? noProduct() : visitors({ data: { product: { name: 'Mugg' } } });
      const { client, sent } = answeringClient(answer, { auth: () => 'old', onTokenRefused: () => 'new' });
      await expect(client.request(ProductDocument, { alias: 'a' })).resolves.toEqual({ product: null });
      expect(sent).toHaveLength(2);
    });

    it('is told, and a mutation is not made twice', async () => {
      const onTokenRefused = vi.fn(() => 'new');
      const answer = () => visitors({ data: { addToCart: null } });
      const { client, sent } = answeringClient(answer, { auth: () => 'old', onTokenRefused });
      await client.request('mutation { addToCart { id } }', {});
      expect(onTokenRefused.mock.calls).toEqual([['old']]);
      expect(sent).toHaveLength(1);
    });
  });

  it('is not told where nobody is signed in', async () => {
    const onTokenRefused = vi.fn(() => 'new');
    const { client } = answeringClient(signedOut, { auth: () => null, onTokenRefused });
    await expect(client.request(ProductDocument, { alias: 'a' })).rejects.toMatchObject({ code: 'GRAPHQL' });
    expect(onTokenRefused).not.toHaveBeenCalled();
  });
});
