import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmbeddedApi } from './embedded-api.ts';
import { borrowedToken } from './testing/borrowed-token.ts';
import { cookieJar } from './testing/cookie-jar.ts';
import { openEmbeddedApi } from './testing/open-embedded-api.ts';
import { openShop } from './testing/open-shop.ts';

const norway = 'nb.localhost:3000';
/** Shown to editors alone, who know a page with one widget of each kind. */
const samples = { sv: '/exempel-pa-innehall', nb: '/eksempler-pa-innhold' };
const product = '/p/muggar/mugg-strand-kritvit';

let shop: Awaited<ReturnType<typeof openShop>>;
let cookie = '';

beforeAll(async () => {
  const api = await openEmbeddedApi();
  shop = await openShop({
    openApi: async () => api,
    // Norway has nobody who shows them.
    env: { SHOP_SV_FLOWS: 'flowbox' },
    between: onProducts,
  });
  cookie = cookieJar(await shop.ask(`/preview-widgets?loginToken=${borrowedToken({ Preview: true, sid: '0' })}`));
}, 120_000);
afterAll(() => shop.close());

/** An API whose editors put a gallery of each product on its page, and one that is not active. */
async function onProducts(request: Request, api: EmbeddedApi): Promise<Response> {
  const isOfProduct = (await request.clone().text()).includes('Product detail page');
  const answer = await api.fetch(request);
  if (!isOfProduct) return answer;
  const said = await answer.json();
  const flow = (id: string, active: boolean) => ({
    ...{ id, name: 'Flowbox', sortOrder: 0, size: 'full', classNames: [], images: [] },
    configuration: JSON.stringify({ active, flowkey: id, dynamicProductFlow: true, tags: ['unused'] }),
  });
  const row = {
    id: 1,
    name: 'Row',
    sortOrder: 0,
    layout: 'full',
    design: 'default',
    responsiveMode: 'all',
    classNames: [],
  };
  const containers = [{ ...row, widgets: [flow('of-product', true), flow('asleep', false)] }];
  said.data.widgetArea = { id: 1, name: 'Product', title: 'Product', tags: [], meta: {}, containers };
  return Response.json(said);
}

const read = async (path: string, host?: string) => (await shop.ask(path, { headers: { cookie } }, host)).text();

async function idOf(alias: string): Promise<number> {
  const body = JSON.stringify({ query: `{ product(alias: "${alias}") { productId } }` });
  const headers = { 'content-type': 'application/json', 'x-apikey': '00000000-0000-0000-0000-000000000000' };
  return (await (await shop.ask('/graphql', { method: 'POST', headers, body })).json()).data.product.productId;
}

/** What the places of a page tell the provider. */
function told(html: string): unknown[] {
  const places = [...html.matchAll(/data-flow="([^"]*)"/g)];
  return places.map(([, options = '']) => JSON.parse(options.replaceAll('&quot;', '"')));
}

describe("a gallery of customers' pictures", () => {
  it('has a place on the page that tells of it, and asks for nothing of the provider with the document', async () => {
    for (const path of [samples.sv, '/preview-widgets?alias=exempel-pa-innehall']) {
      const html = await read(path);
      expect(told(html)).toEqual([{ key: 'flows-sv', locale: 'sv-SE', tags: ['sommar'], tagsOperator: 'any' }]);
      expect(html).toContain('Bilder från Flowbox visas när du tillåter statistik.');
      expect(html.replaceAll(/"flows":"[^"]*"/g, '')).not.toContain('getflowbox');
    }
    const policy = (await shop.ask('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src[^;]* https:\/\/\*\.getflowbox\.com/);
  });

  it('is of the product whose page it stands on, where its editor wants that, and tells no tags that it does not go by', async () => {
    const html = await read(product);
    const productId = String(await idOf('mugg-strand-kritvit'));
    expect(told(html)).toEqual([{ key: 'of-product', locale: 'sv-SE', productId }]);
  });

  it('is nowhere in a channel that has nobody who shows it', async () => {
    for (const path of [samples.nb, '/preview-widgets?alias=eksempler-pa-innhold']) {
      const html = await read(path, norway);
      expect(html).toContain('Rich text');
      expect(html).not.toMatch(/data-flow|getflowbox/);
    }
    expect((await shop.ask('/', {}, norway)).headers.get('content-security-policy')).not.toContain('flowbox');
  });
});
