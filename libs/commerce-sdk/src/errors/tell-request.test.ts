import { describe, expect, it, vi } from 'vitest';
import { ProductDocument } from '../generated/graphql.ts';
import { answeringClient, json, type Answer } from '../testing/answering-client.ts';
import { CommerceError } from './commerce-error.ts';

async function failureOf(answer: Answer): Promise<CommerceError> {
  const failure = await answeringClient(answer)
    .client.request(ProductDocument, { alias: 'sekret' })
    .catch((error: unknown) => error);
  if (!(failure instanceof CommerceError)) throw new Error('Nothing of the SDK was thrown');
  return failure;
}

const asked = '  Request: query Product, POST https://shop.test/graphql';
const page = { headers: { 'content-type': 'text/html' } };

describe('the message of an error', () => {
  it('tells of a refusal what the API said, and what was asked', async () => {
    const refusal = { errors: [{ message: 'The header X-ApiKey holds no known key' }] };
    const failure = await failureOf(() => json(refusal, 401));
    expect(failure.message.split('\n')).toEqual([
      'Response not successful: Received status code 401',
      '  The API says: The header X-ApiKey holds no known key',
      asked,
      '  Response: 401, application/json',
    ]);
    expect(failure.shortMessage).toBe('Response not successful: Received status code 401');
    expect(failure.stack).toContain(failure.message);
    expect(failure.stack?.split('Request: ')).toHaveLength(2);
  });

  it('tells of a page for people what kind it is, and where the reading broke', async () => {
    const { message } = await failureOf(() => new Response('<html>', page));
    const [first, ...lines] = message.split('\n');
    expect(first).toBe("The server's response to query 'Product' could not be read");
    const cause = expect.stringMatching(/^ {2}Cause: .*<html>/);
    expect(lines).toEqual(['  The API says: <html>', asked, '  Response: 200, text/html', cause]);
  });

  it.each([
    ['the title', '<!doctype html><title>502 Bad\n Gateway</title><h1>nginx</h1>', '502 Bad Gateway'],
    ['what it begins with, without one', `<h1>${'x'.repeat(500)}`, `<h1>${'x'.repeat(196)}`],
  ])('quotes of such a page %s', async (_what, body, quoted) => {
    const { message } = await failureOf(() => new Response(body, { ...page, status: 500 }));
    expect(message.split('\n')).toContain(`  The API says: ${quoted}`);
  });

  it.each(['application/json', 'application/graphql-response+json; charset=utf-8', 'text/plain'])(
    'quotes nothing of JSON that is sent as %s but what its errors say, as it may hold addresses and tokens',
    async (type) => {
      for (const [status, body] of [
        [500, '{"email":"maja@torg.example"}'],
        [200, '{"customer":{"city":"Torsby","email":"maja@torg.example"},'],
      ] as const) {
        const { message } = await failureOf(() => new Response(body, { status, headers: { 'content-type': type } }));
        expect(message).toContain(`  Response: ${status}, ${type}`);
        expect(message).not.toMatch(/API says|maja@|Torsby/);
      }
    },
  );

  it('names what a page of another site is kept from reading by, as browsers tell it nothing', async () => {
    const lost = () => failureOf(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await lost()).message).not.toContain('CORS');
    vi.stubGlobal('location', { origin: 'http://localhost:5173' });
    expect((await lost()).message.split('\n').at(-1)).toBe('  Cause: CORS of http://localhost:5173?');
    vi.stubGlobal('location', { origin: 'https://shop.test' });
    expect((await lost()).message).not.toContain('CORS');
    vi.unstubAllGlobals();
  });

  it('tells of a server that is down its address, and the innermost reason', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:4000'), { code: 'ECONNREFUSED' });
    const { message } = await failureOf(() => {
      throw new TypeError('fetch failed', { cause: refused });
    });
    expect(message.split('\n')).toEqual([
      'The request failed before a response arrived',
      asked,
      '  Cause: fetch failed',
      '  Cause: connect ECONNREFUSED 127.0.0.1:4000',
    ]);
  });

  it('is told once, to all who wait for the same answer, and never holds what a shopper wrote', async () => {
    const { client } = answeringClient(() => json({}, 503));
    const asks = [1, 2].map(() => client.request(ProductDocument, { alias: 'sekret' }).catch((error: Error) => error));
    for (const failure of await Promise.all(asks)) {
      expect(String(failure).match(/Request:/g)).toHaveLength(1);
      expect(String(failure)).not.toContain('sekret');
    }
  });

  it('of what is wrong before anything is sent stays as it is', async () => {
    const { client } = answeringClient(() => json({ data: {} }));
    const failureFor = (document: string) => client.request(document, {}).catch(({ message }: Error) => message);
    const first = 'The document holds no operation, or its braces do not match: ';
    expect(await failureFor('nonsense')).toBe(`${first}string nonsense`);
    expect(await failureFor(`query { ${'x'.repeat(100)}`)).toBe(`${first}string query { ${'x'.repeat(72)}`);
    expect(await failureFor(42 as unknown as string)).toBe(`${first}number 42`); // as a script may send it
  });
});

describe('an error of GraphQL', () => {
  it('keeps which field it is about, where, and the part that was answered', async () => {
    const errors = [{ message: 'Not yet', path: ['product', 'price'], locations: [{ line: 1, column: 9 }] }];
    expect(await failureOf(() => json({ data: { product: null }, errors }))).toMatchObject({
      errors: [{ message: 'Not yet', path: ['product', 'price'], locations: [{ line: 1, column: 9 }] }],
      data: { product: null },
    });
  });

  it('has a path of texts and numbers alone, whatever the API sent', async () => {
    const errors = [{ message: 'Not yet', path: ['products', 3, null, true, {}, ['price'], 'price'] }];
    expect(await failureOf(() => json({ data: null, errors }))).toMatchObject({
      errors: [{ path: ['products', 3, 'price'] }],
    });
  });
});
