import { describe, expect, it } from 'vitest';
import { answeringClient, json } from '../../testing/answering-client.ts';
import { getUrlHistory } from './get-url-history.ts';
import { readRedirects } from './read-redirects.ts';
import type { ReadRedirectsOptions } from './read-redirects.ts';

describe('an address that is no more', () => {
  it.each([{ oldUrl: '/gamla', newUrl: '/c/nya' }, null])('leads to %j', async (urlHistory) => {
    const { client, sent } = answeringClient(() => json({ data: { urlHistory } }));
    expect(await getUrlHistory(client, { url: '/gamla' })).toEqual(urlHistory);
    expect(sent[0]?.body.variables).toMatchObject({ url: '/gamla' });
  });
});

describe('the lists of redirects', () => {
  const rows = [
    { oldUrl: '/gamla', newUrl: '/c/nya', deleted: false },
    { oldUrl: '/borta', newUrl: null, deleted: true },
    { oldUrl: '/struken', newUrl: '/c/nya', deleted: true },
  ];

  function read(answers: (() => Response)[], changes: Partial<ReadRedirectsOptions> = {}) {
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = async (address) => {
      asked.push(String(address));
      return answers.shift()?.() ?? Response.error();
    };
    const options = { endpoint: 'https://shop.test/graphql', apiKey: 'a-key', list: 'addresses', fetch } as const;
    return { redirects: readRedirects({ ...options, ...changes }), asked };
  }

  it('are read page by page until one is empty', async () => {
    const { redirects, asked } = read([() => json(rows), () => json([{ oldUrl: '/x', newUrl: '/y' }]), () => json([])]);
    expect(await redirects).toEqual([
      { oldUrl: '/gamla', newUrl: '/c/nya' },
      { oldUrl: '/borta', newUrl: null },
      { oldUrl: '/struken', newUrl: null },
      { oldUrl: '/x', newUrl: '/y' },
    ]);
    expect(asked).toEqual([0, 3, 4].map((offset) => `https://shop.test/redirect/urlhistory/a-key?offset=${offset}`));
  });

  it('are of aliases too', async () => {
    const { redirects, asked } = read([() => json([])], { list: 'aliases' });
    expect(await redirects).toEqual([]);
    expect(asked[0]).toContain('/redirect/aliashistory/a-key');
  });

  it('end even where an account does not mind the offset', async () => {
    const { redirects } = read([], { fetch: async () => json(rows.slice(0, 1)) });
    expect(await redirects).toHaveLength(1000);
  });

  it.each([
    ['a status of failure', () => json({}, 503), 'SERVER'],
    ['a page for people', () => new Response('<html>'), 'SERVER_PARSE'],
    ['something else', () => json({ rows: [] }), 'SERVER_PARSE'],
  ])('are not had from %s', async (_name, answer, code) => {
    await expect(read([answer]).redirects).rejects.toMatchObject({ code });
  });

  it('are given up with their caller, and after a while', async () => {
    const fetch: typeof globalThis.fetch = (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        if (init?.signal?.aborted) reject(init.signal.reason);
      });
    const caller = read([], { fetch, signal: AbortSignal.abort(new DOMException('Enough', 'AbortError')) });
    await expect(caller.redirects).rejects.toMatchObject({ code: 'NETWORK', failure: 'aborted' });
    await expect(read([], { fetch, timeoutMs: 1 }).redirects).rejects.toMatchObject({ failure: 'timeout' });
  });
});
