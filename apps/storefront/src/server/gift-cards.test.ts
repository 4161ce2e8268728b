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
    day: 'Välj en dag från och med i dag',
  },
  nb: {
    host: 'nb.localhost:3000',
    path: '/p/gavetips/gavekort-500-kr',
    email: 'Mottakerens e-post',
    theirs: /Til Eva Ek, eva@torg\.example\. Sendes \d{1,2}\.\d{1,2}\.\d{4}\./,
    cart: '/handlekurv',
    checkout: '/kassen',
    day: 'Velg en dag fra og med i dag',
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
  const { host, email, theirs, cart, checkout, day } = shops[locale];

  it('can be bought for somebody else without script, and cart and checkout say for whom and when', async () => {
    const { html, first } = await pageOf(locale);
    expect(html).toContain(email);
    const answer = await send(locale, { ...giftFor, giftDay: first });
    expect(answer.status).toBe(303);
    const cookie = /torg-cart=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
    for (const path of [cart, checkout]) {
      const page = await (await shop.ask(path, { headers: { cookie } }, host)).text();
      expect(theirs.test(page), path).toBe(true);
    }
    const page = await (await shop.ask(cart, { headers: { cookie } }, host)).text();
    expect(page).toContain('Grattis!\n&lt;b&gt;');
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
  expect(html).toContain('Presentkort 500 kr');
  expect(html).not.toContain('eva@torg.example');
});

it('an account that sends no gift cards sells the plain one', async () => {
  extensions = 'without gift cards';
  const { html } = await pageOf('sv');
  expect(html).not.toContain(shops.sv.email);
  expect(html).toContain('value="buy"');
  extensions = 'as they are';
});
