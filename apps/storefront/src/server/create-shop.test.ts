import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmbeddedApi as Api } from './embedded-api.ts';
import { openShop } from './testing/open-shop.ts';

let behaviour: (request: Request, api: Api) => Promise<Response> = (request, api) => api.fetch(request);
let shop: Awaited<ReturnType<typeof openShop>>;
let product = '';

beforeAll(async () => {
  shop = await openShop({ between: (request, api) => behaviour(request, api) });
  const html = await (await shop.ask('/')).text();
  product = /href="(\/p\/[^"]+)"/.exec(html)?.[1] ?? '';
});

afterAll(() => shop.close());

async function withApi<Result>(changed: typeof behaviour, run: () => Promise<Result>): Promise<Result> {
  behaviour = changed;
  try {
    return await run();
  } finally {
    behaviour = (request, api) => api.fetch(request);
  }
}

/** The data script of a document. */
function stateOf(html: string): { stores: object; queries: { queries: { queryKey: unknown[] }[] } } {
  const text = /<script type="application\/json" id="shop-state">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(text ?? 'null');
}

describe('a document', () => {
  it('is whole, in the language of its host, and the same for everyone', async () => {
    const [swedish, norwegian] = [await shop.ask('/'), await shop.ask('/', {}, 'nb.localhost:3000')];
    const html = await swedish.text();
    expect(html).toContain('<html lang="sv-SE"');
    expect(await norwegian.text()).toContain('<html lang="nb-NO"');
    expect(swedish.headers.get('cache-control')).toMatch(/^public/);
    expect(swedish.headers.get('set-cookie')).toBeNull();
    // Nothing in it is of this visitor alone.
    expect(Object.keys(stateOf(html).stores)).toEqual(['customerType', 'checkoutMarkets']);
  });

  it('needs no nonce when it comes in one piece', async () => {
    const policy = (await shop.ask(product)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-inline');
  });

  it('wears the theme of its channel, and lets that one style element pass', async () => {
    const answer = await shop.ask('/', {}, 'nb.localhost:3000');
    const css = /<style>(.*?)<\/style>/.exec(await answer.text())?.[1] ?? '';
    expect(css).toMatch(/^:root:root\{.*--torg-radius-card:14px.*\}$/);
    const hash = createHash('sha256').update(css).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(` 'sha256-${hash}';`);
    expect(await (await shop.ask('/')).text()).not.toContain('<style>');
  });

  it('brings the styles that it needs, so that its sheets hold nothing up', async () => {
    const rules = [
      { css: 'body{margin:0}', within: [], needs: [[]] },
      { css: '.nowhere{margin:0}', within: [], needs: [['nowhere']] },
    ];
    const styled = await openShop({ rules });
    const answer = await styled.ask('/');
    const html = await answer.text();
    const media = 'print, (forced-colors: active), (scripting: none)';
    expect(html).toContain(`<style>body{margin:0}</style><link rel="stylesheet" href="/s.css" media="${media}">`);
    const hash = createHash('sha256').update('body{margin:0}').digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(` 'sha256-${hash}';`);
    await styled.close();
  });

  it('sends no data of its static parts, however late they ask for it', async () => {
    const html = await (await shop.ask('/')).text();
    expect(html.match(/<script type="application\/json"/g)).toHaveLength(1);
    const asked = stateOf(html).queries.queries.map(({ queryKey: [what] }) => what);
    expect(new Set(asked)).toEqual(new Set(['menu', 'own lists']));
    expect(html.match(/data-favourite=/g)?.length).toBeGreaterThan(8);
  });

  it('sends the data of static parts along where a part is missing, which the browser asks for once more', async () => {
    const failing = async (request: Request, api: Api) =>
      (await request.clone().text()).includes('MOST_SOLD') ? new Response('', { status: 500 }) : api.fetch(request);
    await withApi(failing, async () => {
      const html = await (await shop.ask('/')).text();
      const asked = stateOf(html).queries.queries.map(({ queryKey: [what] }) => what);
      expect(asked).toContain('area');
    });
  });

  it('carries of the categories those alone that it shows', async () => {
    const html = await (await shop.ask('/c/koket')).text();
    const { queries } = stateOf(html).queries;
    const named = queries.map(({ queryKey }) => [queryKey[0], queryKey[2]]);
    expect(named).toEqual([
      ['menu', 'main-desktop'],
      ['menu', 'top-bar'],
      ['menu', 'announcements'],
      ['list summary', { categoryAlias: 'koket' }],
      ['category', 'koket'],
      ['branch', 'koket'],
      ...['top', 'top', 'bottom'].map((part) => [
        expect.stringMatching(/area$/),
        expect.stringContaining(`The ${part} part of the product list`),
      ]),
    ]);
    expect(html).toContain('href="/c/muggar-och-koppar"');
  });

  it('shares its menu with the pages before it', async () => {
    const asked: string[] = [];
    const noting = async (request: Request, api: Api) => {
      asked.push(await request.clone().text());
      return api.fetch(request);
    };
    await withApi(noting, async () => void (await (await shop.ask('/')).text()));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((body) => /categories\(|getMenuAtLocation\(/.test(body))).toEqual([]);
  });

  it('knows itself in the other language', async () => {
    const html = await (await shop.ask(product)).text();
    expect(html).toMatch(/<link rel="alternate" href="http:\/\/nb\.localhost:3000\/p\/[^"]+" hreflang="nb-NO">/);
    expect(html).toContain(`<link rel="alternate" href="http://localhost:3000${product}" hreflang="x-default">`);
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${product}">`);
  });

  it('moves to its right address for good, keeping the query', async () => {
    const alias = product.split('/').at(-1) ?? '';
    const answer = await shop.ask(`/p/${alias}?sku=3`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${product}?sku=3`]);
    const byAlias = await shop.ask(`/product/${alias}?sku=3`);
    expect([byAlias.status, byAlias.headers.get('location')]).toEqual([301, `${product}?sku=3`]);
    for (const path of ['/product', '/product/finns-inte']) expect((await shop.ask(path)).status).toBe(404);
  });
});

describe('a part that is slow', () => {
  let hurried: typeof shop;
  let release = () => {};
  let late = Promise.resolve();
  const hold = () => {
    late = new Promise((resolve) => {
      release = resolve;
    });
  };

  beforeAll(async () => {
    const between = async (request: Request, api: Api) => {
      const body = await request.text();
      if (body.includes('MOST_SOLD')) await late;
      return api.fetch(new Request(request.url, { method: 'POST', headers: request.headers, body }));
    };
    hurried = await openShop({ between, patience: 0 });
  });

  afterAll(() => hurried.close());

  it('is streamed after the rest, under a nonce and outside of every cache, and what is there can be unpacked before it', async () => {
    hold();
    const answer = await hurried.ask('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store, no-transform');
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['gzip', 'accept-encoding']);
    const unpacked = (answer.body ?? expect.unreachable()).pipeThrough(new DecompressionStream('gzip'));
    let html = '';
    for await (const piece of unpacked.pipeThrough(new TextDecoderStream())) {
      html += piece;
      if (html.includes('</main>')) release();
    }
    expect(html.indexOf('id="shop-state"')).toBeLessThan(html.indexOf('<div id="shop">'));
    expect(html).toContain('Mest köpt');
    expect(html.endsWith('</html>')).toBe(true);
    // What was there stands in its place, however large it is, and nothing moves for it.
    for (const ready of ['Handla efter kategori', 'Nyheter</h2>', 'De som har gjort det']) {
      expect(html.indexOf(ready)).toBeGreaterThan(0);
      expect(html.indexOf(ready)).toBeLessThan(html.indexOf('</main>'));
    }
  });

  it('stands in its place in the document that a visitor without script is led to', async () => {
    hold();
    const asked = hurried.ask('/?utm_source=brev&whole=1');
    const streamed = await hurried.ask('/?utm_source=brev');
    release();
    const leads = '<noscript><meta http-equiv="refresh" content="0;url=/?utm_source=brev&amp;whole=1"></noscript>';
    expect(await streamed.text()).toContain(leads);
    const whole = await asked;
    const html = await whole.text();
    expect(html).toContain('Mest köpt');
    expect(html).not.toMatch(/<template|http-equiv="refresh"|<div hidden/);
    expect(whole.headers.get('cache-control')).toMatch(/^public/);
  });

  it('is asked for no longer by a visitor who has left, and the shop goes on', async () => {
    const left = await hurried.ask('/', { headers: { 'accept-encoding': 'br' } });
    const reader = (left.body ?? expect.unreachable()).getReader();
    expect((await reader.read()).value?.length).toBeGreaterThan(0);
    await reader.cancel();
    const next = await hurried.ask('/', { headers: { 'accept-encoding': 'identity' } });
    expect([next.headers.get('content-encoding'), (await next.text()).endsWith('</html>')]).toEqual([null, true]);
  });

  it('is left out when it fails, and the page stays', async () => {
    const failing = async (request: Request, api: Api) => {
      const body = await request.text();
      if (body.includes('MOST_SOLD')) return new Response('', { status: 500 });
      return api.fetch(new Request(request.url, { method: 'POST', headers: request.headers, body }));
    };
    await withApi(failing, async () => {
      const answer = await shop.ask('/');
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain('Nyheter');
      expect(html).not.toMatch(/<h2[^>]*>Mest köpt/);
      expect(html.split('Nyheter').at(-1)).not.toMatch(/aria-hidden="true"><\/span>/);
      // The next visitor shall have all of it.
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    });
  });
});

describe('an API that does not answer', () => {
  it.each([
    ['the cart page', () => shop.ask('/varukorg', { headers: { cookie: 'torg-cart=cart-00000001' } })],
    [
      'a form',
      () =>
        shop.ask('/varukorg', {
          method: 'POST',
          headers: { cookie: 'torg-cart=cart-00000001' },
          body: new URLSearchParams({ form: 'cart-quantity', item: '1', quantity: '2' }),
        }),
    ],
  ])('makes %s answer 503 too', async (_what, ask) => {
    await withApi(
      async () => new Response('', { status: 502 }),
      async () => {
        const answer = await ask();
        expect(answer.status).toBe(503);
        expect(answer.headers.get('set-cookie')).toBeNull();
        expect(await answer.text()).toContain('Butiken svarar inte just nu');
      },
    );
  });

  it('gives the error page with status 503 and touches no cookie', async () => {
    await withApi(
      async () => new Response('', { status: 502 }),
      async () => {
        const answer = await shop.ask('/', { headers: { cookie: 'torg-cart=cart-00000001' } });
        expect(answer.status).toBe(503);
        expect(answer.headers.get('set-cookie')).toBeNull();
        expect(await answer.text()).toContain('Butiken svarar inte just nu');
      },
    );
  });
});

it("hands the id of a visitor's request on to the Merchant API", async () => {
  const ids = new Set<string | null>();
  const noting = (request: Request, api: Api) => {
    ids.add(request.headers.get('x-request-id'));
    return api.fetch(request);
  };
  await withApi(noting, async () => {
    const answer = await shop.ask(product, { headers: { 'x-request-id': 'visit-0042' } });
    expect(answer.headers.get('x-request-id')).toBe('visit-0042');
    await answer.text();
  });
  expect([...ids]).toEqual(['visit-0042']);
});

it('packs a whole page', async () => {
  const page = await shop.ask('/', { headers: { 'accept-encoding': 'gzip, br' } });
  expect([page.headers.get('content-encoding'), page.headers.get('vary')]).toEqual(['br', 'accept-encoding']);
});

it('leads from the search form to the results', async () => {
  const answer = await shop.ask('/sok?q=bl%C3%A5+mugg');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/s/bl%C3%A5%20mugg']);
  expect((await shop.ask('/sok?q=+')).headers.get('location')).toBe('/');
});
