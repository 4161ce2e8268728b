import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbeddedApi } from './testing/open-embedded-api.ts';
import { openShop } from './testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
/** What becomes of what the shop asks beyond the contract. */
let extensions: 'as they are' | 'without gift cards' = 'as they are';

beforeAll(async () => {
  const api = await openEmbeddedApi();
  shop = await openShop({
    openApi: async () => api,
    async between(request) {
      const isTerms = request.url.includes('/extensions/') && (await request.clone().text()).includes('giftCardTerms');
      if (!isTerms || extensions === 'as they are') return api.fetch(request);
      return Response.json({ errors: [{ message: 'Cannot query field "giftCardTerms"' }] }, { status: 400 });
    },
  });
}, 120_000);
afterAll(() => shop.close());

const shops = {
  sv: {
    host: 'localhost:3000',
    path: '/p/presenttips/presentkort-500-kr',
    email: 'Mottagarens e-post',
    theirs: /Till Eva Ek, eva@torg\.example\. Skickas \d{4}-\d{2}-\d{2}\./,
    cart: '/varukorg',
    checkout: '/kassan',
    code: 'Skriv koden i varukorgen',
    day: 'Välj en dag från och med i dag',
    freight: 'Kommer med e-post, inget fraktas',
  },
  nb: {
    host: 'nb.localhost:3000',
    path: '/p/gavetips/gavekort-500-kr',
    email: 'Mottakerens e-post',
    theirs: /Til Eva Ek, eva@torg\.example\. Sendes \d{1,2}\.\d{1,2}\.\d{4}\./,
    cart: '/handlekurv',
    checkout: '/kassen',
    code: 'Skriv koden i handlekurven',
    day: 'Velg en dag fra og med i dag',
    freight: 'Kommer på e-post, ingenting fraktes',
  },
} as const;

const giftFor = { receiver: 'other', giftName: 'Eva Ek', giftEmail: 'Eva@torg.example', giftWords: 'Grattis!\r\n<b>' };

async function pageOf(locale: keyof typeof shops) {
  const { host, path } = shops[locale];
  const answer = await shop.ask(path, {}, host);
  const html = await answer.text();
  return { html, skuId: valueOf(html, 'skuId'), first: /min="(\d{4}-\d{2}-\d{2})"/.exec(html)?.[1] ?? '' };
}

const valueOf = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

async function send(locale: keyof typeof shops, fields: Record<string, string>) {
  const { host, path } = shops[locale];
  const { skuId } = await pageOf(locale);
  const body = new URLSearchParams({ form: 'gift', skuId, ...fields });
  return shop.ask(path, { method: 'POST', body, headers: { origin: `http://${host}` } }, host);
}

describe.each(['sv', 'nb'] as const)('a gift card in the %s shop', (locale) => {
  const { host, path, email, theirs, cart, checkout, code, day, freight } = shops[locale];

  it('can be bought for somebody else without script, and cart and checkout say for whom and when', async () => {
    const { html, first } = await pageOf(locale);
    expect(html).toContain(email);
    const answer = await send(locale, { ...giftFor, giftDay: first });
    expect(answer.status).toBe(303);
    const cookie = /torg-cart=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
    for (const of of [cart, checkout]) {
      const page = await (await shop.ask(of, { headers: { cookie } }, host)).text();
      expect(theirs.test(page), of).toBe(true);
      // The checkout has no field of its own for one, and says where it is.
      expect(page.includes(code), of).toBe(of === checkout);
    }
    const page = await (await shop.ask(cart, { headers: { cookie } }, host)).text();
    expect(page).toContain('Grattis!\n&lt;b&gt;');
  });

  it('has several amounts, each with an address of its own, and none of what goods have', async () => {
    const { html } = await pageOf(locale);
    const amounts = [500, 1000, 1500, 2000].map((amount) => path.replace('500', String(amount)));
    for (const amount of amounts) expect(html).toContain(`href="${amount}"`);
    expect(html).not.toContain('id="delivery"');
    expect(html).toContain(freight);
    const [, dearer = ''] = amounts;
    const page = await (await shop.ask(dearer, {}, host)).text();
    expect(valueOf(page, 'skuId')).not.toBe(valueOf(html, 'skuId'));
  });

  it('gets another receiver, greeting and day in the cart, or goes to the buyer after all', async () => {
    const { first } = await pageOf(locale);
    const bought = await send(locale, { ...giftFor, quantity: '2' });
    const cookie = /torg-cart=[^;]+/.exec(bought.headers.get('set-cookie') ?? '')?.[0] ?? '';
    const change = async (fields: Record<string, string>) => {
      const html = await (await shop.ask(cart, { headers: { cookie } }, host)).text();
      const item = /name="item" value="([^"]+)"/.exec(html.slice(html.indexOf('value="gift-change"')))?.[1] ?? '';
      const body = new URLSearchParams({ form: 'gift-change', item, ...fields });
      const answer = await shop.ask(
        cart,
        { method: 'POST', body, headers: { cookie, origin: `http://${host}` } },
        host,
      );
      return { status: answer.status, html: await (await shop.ask(cart, { headers: { cookie } }, host)).text() };
    };
    const other = { ...giftFor, giftName: 'Bo Ek', giftEmail: 'bo@torg.example', giftWords: 'Hurra', giftDay: first };
    const changed = await change(other);
    expect(changed.status).toBe(303);
    expect(changed.html).toContain('Bo Ek, bo@torg.example');
    expect(changed.html).toContain('Hurra');
    expect(changed.html).not.toContain('eva@torg.example');
    expect((await change({ ...other, giftEmail: 'bo' })).status).toBe(422);
    const own = await change({ receiver: 'self' });
    expect(own.status).toBe(303);
    expect(own.html).not.toContain('bo@torg.example');
  });

  it.each([
    ['a day that is over', { giftDay: '2020-01-01' }, day],
    ['no address', { giftEmail: '' }, null],
    ['a greeting that is too long', { giftWords: 'a'.repeat(501) }, null],
  ])('says what is wrong with %s, and keeps what was typed', async (_, wrong, said) => {
    const answer = await send(locale, { ...giftFor, ...wrong });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('value="Eva Ek"');
    expect(html).toContain('aria-invalid="true"');
    if (said) expect(html).toContain(said);
    expect(answer.headers.get('set-cookie') ?? '').not.toContain('torg-cart');
  });
});

it('a gift card for oneself asks for nobody, whatever was typed for another before', async () => {
  const answer = await send('sv', { ...giftFor, receiver: 'self', giftDay: '2020-01-01' });
  expect(answer.status).toBe(303);
  const cookie = /torg-cart=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
  const html = await (await shop.ask(shops.sv.cart, { headers: { cookie } })).text();
  expect(html).toContain('Presentkort, 500\u00a0kr');
  expect(html).not.toContain('eva@torg.example');
});

it('an account that sends no gift cards sells the plain one', async () => {
  extensions = 'without gift cards';
  const { html } = await pageOf('sv');
  expect(html).not.toContain(shops.sv.email);
  expect(html).toContain('value="buy"');
  extensions = 'as they are';
});

it.each([
  ['sv', 'presentkort-1000-kr', 'Presentkort, 1\u00a0000\u00a0kr'],
  ['nb', 'gavekort-1000-kr', 'Gavekort, 1\u00a0000\u00a0kr'],
] as const)('in %s, amounts are written as prices are, and addresses as they were', async (locale, alias, name) => {
  const { host, path } = shops[locale];
  const html = await (await shop.ask(path.replace(/[^/]+$/, alias), {}, host)).text();
  expect(html).toContain(`${name}</h1>`);
  expect(html.replaceAll(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/>[^<]*\b\d{4} kr/);
});
