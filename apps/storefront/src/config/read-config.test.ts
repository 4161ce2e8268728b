import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './read-config.ts';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  it('runs the embedded shop on port 3000 with nothing set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      merchantApi: { kind: 'embedded' },
      origins: { sv: 'http://localhost:3000', nb: 'http://nb.localhost:3000' },
    });
  });

  it('listens for this machine alone while its origins are local, unless told otherwise', () => {
    const open = { SHOP_SV_ORIGIN: 'https://torg.example', SHOP_NB_ORIGIN: 'https://torg.example.no' };
    expect([readConfig({}).host, readConfig(open).host]).toEqual(['127.0.0.1', null]);
    expect(readConfig({ LISTEN_HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(readConfig({ ...open, LISTEN_HOST: '::1' }).host).toBe('::1');
    expect(problemsOf({ LISTEN_HOST: 'here and there' })).toHaveLength(1);
  });

  it('names every problem at once', () => {
    const problems = problemsOf({
      PORT: 'abc',
      DATABASE_URL: 'mysql://secret@db',
      MERCHANT_API_ENDPOINT: 'https://merchantapi.example/graphql',
      SHOP_NB_CHANNEL: 'norway',
    });
    expect(problems).toHaveLength(6);
    expect(problems.join('\n')).toMatch(/PORT .*"abc"/);
    expect(problems.join('\n')).toMatch(/SHOP_NB_CHANNEL must look like/);
  });

  it('keeps market and language out of addresses, and the root where it is, unless told otherwise', () => {
    expect(readConfig({})).toMatchObject({ marketsBy: null, channelHeader: null, rootRedirect: null });
    expect(readConfig({ SHOP_MARKET_IN_PATH: 'on', SHOP_ROOT_REDIRECT: '/nyheter' })).toMatchObject({
      marketsBy: 'path',
      rootRedirect: { to: '/nyheter', status: 302 },
    });
    for (const path of ['//elsewhere.example', 'https://elsewhere.example', 'nyheter'])
      expect(problemsOf({ SHOP_ROOT_REDIRECT: path })).toHaveLength(1);
    expect(problemsOf({ SHOP_ROOT_REDIRECT: '/nyheter', SHOP_ROOT_REDIRECT_STATUS: '200' })).toHaveLength(1);
  });

  it('has a search provider find the products of the channels that it is told of', () => {
    const provider = 'https://core.helloretail.com/serve/';
    const account = '00000000-0000-4000-8000-000000000009 s-1 p-1 r-1';
    expect(readConfig({}).search).toEqual({ sv: null, nb: null });
    expect(readConfig({ SHOP_SEARCH_PROVIDER: provider, SHOP_NB_SEARCH: account }).search).toEqual({
      sv: null,
      nb: {
        ...{ endpoint: provider, websiteUuid: '00000000-0000-4000-8000-000000000009' },
        keys: { search: 's-1', page: 'p-1', recommendations: 'r-1' },
      },
    });
    const double = readConfig({ SHOP_SEARCH_PROVIDER: 'sandbox' }).search;
    expect([double.sv?.endpoint, double.nb?.keys.search]).toEqual([null, 'search-nb']);
    expect(problemsOf({ SHOP_SEARCH_PROVIDER: provider })).toEqual([expect.stringContaining('serves no channel')]);
    expect(problemsOf({ SHOP_SV_SEARCH: account })).toEqual([expect.stringContaining('need SHOP_SEARCH_PROVIDER')]);
    expect(problemsOf({ SHOP_SEARCH_PROVIDER: 'http://p.example', SHOP_SV_SEARCH: 'only-one' })).toHaveLength(2);
    expect(problemsOf({ SHOP_SEARCH_PROVIDER: 'sandbox', SHOP_SV_ORIGIN: 'https://torg.example' })).toEqual([
      expect.stringContaining('for trials'),
    ]);
  });

  it("shows no carrier's list of ways of delivery unless it is told where its script stands", () => {
    expect(readConfig({}).shippingWidget).toBeNull();
    expect(readConfig({ SHIPPING_WIDGET: 'sandbox' }).shippingWidget).toBe('/shipping/sandbox/widget.js');
    const script = 'https://api.carrier.example/widget.min.js';
    expect(readConfig({ SHIPPING_WIDGET: script }).shippingWidget).toBe(script);
    for (const other of ['on', '/widget.js', 'http://api.carrier.example/widget.js', 'javascript:0'])
      expect(problemsOf({ SHIPPING_WIDGET: other })).toHaveLength(1);
    const account = {
      ...{ MERCHANT_API_ENDPOINT: 'https://api.example/graphql', MERCHANT_API_AUTH: 'https://auth.example/' },
      ...{ MERCHANT_API_IMAGES: 'https://img.example', MERCHANT_API_KEY: '00000000-0000-0000-0000-000000000001' },
    };
    expect(problemsOf({ ...account, SHIPPING_WIDGET: 'sandbox' })).toEqual([
      expect.stringContaining("SHIPPING_WIDGET=sandbox is the embedded API's"),
    ]);
  });

  it("shows customers' pictures in the channels that it is told of, by their provider or on localhost by its double", () => {
    expect(readConfig({}).scripts.sv).not.toHaveProperty('flows');
    const { sv, nb } = readConfig({ SHOP_SV_FLOWS: 'flowbox', SHOP_NB_FLOWS: 'sandbox' }).scripts;
    expect([sv, nb]).toMatchObject([
      { flows: 'https://connect.getflowbox.com/flowbox.js' },
      { flows: '/sandbox/flowbox/flowbox.js' },
    ]);
    expect(problemsOf({ SHOP_SV_FLOWS: 'on' })).toHaveLength(1);
    const open = { SHOP_SV_ORIGIN: 'https://torg.example' };
    expect(problemsOf({ ...open, SHOP_NB_FLOWS: 'flowbox' })).toEqual([]);
    expect(problemsOf({ ...open, SHOP_NB_FLOWS: 'sandbox' })).toEqual([
      expect.stringContaining('SHOP_NB_FLOWS=sandbox are for trials'),
    ]);
  });

  it.each(['SHOP_SV_ORIGIN', 'SHOP_NB_ORIGIN'])(
    "does not start with the sandbox of a carrier where %s is others' too",
    (name) => {
      expect(problemsOf({ SHIPPING_WIDGET: 'sandbox', [name]: 'https://torg.example' })).toEqual([
        expect.stringContaining('SHIPPING_WIDGET=sandbox is for trials'),
      ]);
    },
  );

  it.each(['/', '/?a=1', '/#x', '/.', '/nyheter/..', '/se/sv', '/se', '/nb', '/no/nb/nyheter', '/xx/sv', '/nyheter/'])(
    'does not let the root lead to %s, which leads back or on',
    (path) => {
      for (const marketInPath of ['on', 'off'])
        expect(problemsOf({ SHOP_ROOT_REDIRECT: path, SHOP_MARKET_IN_PATH: marketInPath })).toHaveLength(1);
    },
  );

  it('asks for the key and the pictures of a real account', () => {
    expect(problemsOf({ MERCHANT_API_ENDPOINT: 'https://merchantapi.example/graphql' })).toEqual([
      'MERCHANT_API_KEY is needed when MERCHANT_API_ENDPOINT is set',
      'MERCHANT_API_IMAGES is needed when MERCHANT_API_ENDPOINT is set',
      'MERCHANT_API_AUTH is needed when MERCHANT_API_ENDPOINT is set',
    ]);
  });

  it('runs the embedded API the one way or the other, and a real account in none', () => {
    expect(readConfig({}).merchantApi).toMatchObject({ kind: 'embedded', mode: 'worker' });
    expect(readConfig({ MERCHANT_API_MODE: 'embedded' }).merchantApi).toMatchObject({ mode: 'embedded' });
    const account = {
      MERCHANT_API_ENDPOINT: 'https://merchantapi.example/graphql',
      MERCHANT_API_KEY: '11111111-1111-4111-8111-111111111111',
      MERCHANT_API_IMAGES: 'https://account.example',
      MERCHANT_API_AUTH: 'https://auth.example',
    };
    const plain = { kind: 'remote', extensions: null, persistedQueries: false };
    expect(readConfig(account).merchantApi).toMatchObject(plain);
    const kept = readConfig({ ...account, MERCHANT_API_PERSISTED_QUERIES: 'on' });
    expect(kept.merchantApi).toMatchObject({ persistedQueries: true });
    expect(problemsOf({ ...account, MERCHANT_API_MODE: 'worker' })).toHaveLength(1);
    const extensions = 'https://merchantapi.example/extensions/graphql';
    expect(readConfig({ ...account, MERCHANT_API_EXTENSIONS: extensions }).merchantApi).toMatchObject({ extensions });
  });

  it('never repeats a secret', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://user:hunter2@db' }).join()).not.toContain('hunter2');
  });

  it('treats an empty value as absent', () => {
    expect(readConfig({ PORT: ' ' }).port).toBe(3000);
  });
});
