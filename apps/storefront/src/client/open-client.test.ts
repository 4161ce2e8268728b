// @vitest-environment jsdom
import { getBrands } from '@torg/commerce-sdk';
import { afterEach, expect, it, vi } from 'vitest';
import { openClient } from './open-client.ts';

const scope = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' };

afterEach(() => vi.unstubAllGlobals());

it.each([true, false])(
  'says which client a tab has, and asks by the hash of a query where the API keeps texts: %s',
  async (persistedQueries) => {
    const sent: { headers: Headers; body: Record<string, unknown> }[] = [];
    vi.stubGlobal('fetch', async (_address: string, { headers, body }: RequestInit) => {
      sent.push({ headers: new Headers(headers), body: JSON.parse(String(body)) });
      return Response.json({ data: { brands: [] } });
    });
    await getBrands(openClient({ endpoint: '/graphql', extensions: null, apiKey: 'key', persistedQueries }, scope));
    const [request] = sent;
    expect(request?.headers.get('apollographql-client-name')).toBe('torg-storefront');
    expect(request?.headers.get('apollographql-client-version')).toMatch(/^\d+\.\d+\.\d+$/);
    expect([request?.body['query'] === undefined, request?.body['extensions'] !== undefined]).toEqual([
      persistedQueries,
      persistedQueries,
    ]);
  },
);
