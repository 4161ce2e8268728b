import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCustomer } from '@torg/merchant-api/settings';
import { othersStored } from '../config/others-stored.ts';
import { stored } from '../config/stored.ts';
import { borrowedToken } from './testing/borrowed-token.ts';
import { openShop } from './testing/open-shop.ts';

const host = 'torg.example';
const origin = `https://${host}`;
const week = 604_800;
const halfHour = 1_800;
const year = 31_536_000;

let shop: Awaited<ReturnType<typeof openShop>>;
let skuId = '';

beforeAll(async () => {
  shop = await openShop({
    env: { SHOP_SV_ORIGIN: origin, SHOP_NB_ORIGIN: 'https://no.torg.example', SHOP_MULTI_MARKET: 'on' },
  });
  const moved = await shop.ask('/p/mugg-strand-kritvit', {}, host);
  const page = await shop.ask(moved.headers.get('location') ?? '', {}, host);
  skuId = /name="skuId" value="(\d+)"/.exec(await page.text())?.[1] ?? '';
});

afterAll(() => shop.close());

/** Sends a form as a browser does, and answers with the cookies that come back. */
async function post(path: string, fields: Record<string, string>, cookie = ''): Promise<readonly string[]> {
  const init = { method: 'POST', body: new URLSearchParams(fields), headers: { origin, cookie } };
  return (await shop.ask(path, init, host)).headers.getSetCookie();
}

async function open(path: string, cookie = ''): Promise<readonly string[]> {
  return (await shop.ask(path, { headers: { cookie } }, host)).headers.getSetCookie();
}

const { email, password } = demoCustomer;
const signIn = (more: Record<string, string> = {}) => post('/account', { form: 'sign-in', email, password, ...more });
const sent = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

/** A cookie without its value: the name, how long it lasts, and who may read it. */
function flags(cookie: string): string {
  const [pair = '', ...attributes] = cookie.split('; ');
  return [pair.split('=')[0], ...attributes].join('; ');
}

const hidden = (name: string, maxAge: number) => `${name}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax; Secure`;
const readable = (name: string, maxAge: number) => `${name}; Path=/; Max-Age=${maxAge}; SameSite=Lax; Secure`;

/** Of the cookies of each name the one that lives longest. */
function longest(cookies: readonly string[]): string[] {
  const life = (cookie: string) => Number(/Max-Age=(\d+)/.exec(cookie)?.[1]);
  const byLife = cookies.toSorted((one, other) => life(one) - life(other));
  return [...new Map(byLife.map((cookie) => [cookie.split(';')[0], cookie])).values()];
}

/** Every cookie that the shop sets, by what the visitor does. */
const table: readonly [what: string, act: () => Promise<readonly string[]>, cookies: readonly string[]][] = [
  ['looks around', async () => [...(await open('/')), ...(await open('/c/koket')), ...(await open('/varukorg'))], []],
  ['buys', () => post('/varukorg', { form: 'buy', skuId, quantity: '1' }), [readable('torg-cart', year)]],
  ['chooses a market', () => post('/', { form: 'market', market: 'de' }), [hidden('torg-market', year)]],
  [
    'has the cart sent to another country',
    () => post('/varukorg', { form: 'delivery-country', checkoutMarket: 'fi' }),
    [readable('torg-checkout-market', year)],
  ],
  [
    'buys for a company',
    () => post('/', { form: 'customer-type', customerType: 'ORGANIZATION' }),
    [readable('torg-customer-type', year)],
  ],
  [
    'asks how goods come to a postal code',
    () => open('/p/muggar/mugg-strand-kritvit?postalCode=111+22'),
    [readable('torg-postal-code', year)],
  ],
  [
    'orders by a list of which a row is wrong',
    () => post('/snabborder', { form: 'quick-order', rows: 'FINNS-INTE 2', add: 'on' }),
    [readable('torg-order-list', 86_400)],
  ],
  [
    'answers the question about cookies',
    () => post('/cookies', { form: 'consent', answer: 'none' }),
    [readable('torg-consent', year)],
  ],
  [
    'has lost their password on the way to the checkout',
    () =>
      post('/account/forgot-password', { form: 'forgot-password', email: 'anna@torg.example', returnTo: '/kassan' }),
    [readable('torg-return', 3_600)],
  ],
  ['signs in', () => signIn(), [hidden('torg-auth', 900), hidden('torg-auth-refresh', halfHour)]],
  [
    'signs in to be remembered',
    () => signIn({ remember: 'on' }),
    [hidden('torg-auth', 900), hidden('torg-auth-refresh', week)],
  ],
  [
    'comes back',
    async () => open('/mina-sidor/ordrar', sent((await signIn({ remember: 'on' })).slice(1))),
    [hidden('torg-auth', 900), hidden('torg-auth-refresh', week)],
  ],
  ['goes on', async () => open('/mina-sidor/ordrar', sent(await signIn())), []],
  [
    'signs out',
    async () => post('/account', { form: 'sign-out' }, sent(await signIn())),
    [hidden('torg-auth', 0), hidden('torg-auth-refresh', 0), readable('torg-cart', 0)],
  ],
  [
    'signs out and leaves a list of articles to put right',
    async () => post('/account', { form: 'sign-out' }, `${sent(await signIn())}; torg-order-list=FEL-0000`),
    [
      hidden('torg-auth', 0),
      hidden('torg-auth-refresh', 0),
      readable('torg-cart', 0),
      readable('torg-order-list', 86_400),
    ],
  ],
  [
    'comes by a link of the back office',
    () => open(`/account?loginToken=${borrowedToken()}`),
    [
      hidden('torg-auth', 3_600),
      hidden('torg-auth-refresh', 0),
      readable('torg-customer-type', year),
      readable('torg-cart', 0),
    ],
  ],
];

describe('the cookies of a visitor who', () => {
  it.each(table)('%s', async (_what, act, cookies) => {
    expect((await act()).map(flags)).toEqual(cookies);
  });
});

it('are those of the table of what is stored, kept at the longest as long as it says', () => {
  const rows = stored().filter((row) => row.kind === 'cookie');
  const said = rows.map(({ name, life, isHidden }) => (isHidden ? hidden(name, life) : readable(name, life)));
  expect(longest(table.flatMap(([, , cookies]) => cookies)).sort()).toEqual(said.sort());
});

it('of who does not want to be remembered are kept as long as the table says of them', async () => {
  const short = stored().flatMap((row) =>
    row.kind === 'cookie' && row.shortLife ? [hidden(row.name, row.shortLife)] : [],
  );
  expect(short).toHaveLength(1);
  expect((await signIn()).map(flags)).toEqual(expect.arrayContaining(short));
});

it("of a container, of customers' pictures, and what else they keep, have a row where the channel has them, and no other", async () => {
  const own = await openShop({
    env: {
      SHOP_SV_ORIGIN: origin,
      SHOP_NB_ORIGIN: 'https://no.torg.example',
      SHOP_SV_TAG_MANAGER: 'GTM-TORG1',
      SHOP_SV_FLOWS: 'flowbox',
    },
  });
  const kept = othersStored({ tagManager: 'GTM-TORG1', search: null, flows: '/flowbox.js' });
  const named = async (path: string, at: string) => {
    const page = await (await own.ask(path, {}, at)).text();
    return kept.filter(({ name }) => page.includes(`>${name}<`));
  };
  expect(await named('/cookies', host)).toEqual(kept);
  expect(await named('/informasjonskapsler', 'no.torg.example')).toEqual([]);
  await own.close();
});

it.each([
  ['dnt', host, '/cookies', 'Din webbläsare har signalerat', 'Du har inte valt ännu'],
  ['sec-gpc', 'no.torg.example', '/informasjonskapsler', 'Nettleseren din har sagt fra om', 'Du har ikke valgt ennå'],
])(
  'of a browser that asks to be left alone (%s) are refused, and the page at %s%s says so',
  async (header, at, path, signal, open) => {
    const ask = async (headers: Record<string, string>) => (await shop.ask(path, { headers }, at)).text();
    expect(await ask({ [header]: '1' })).toContain(signal);
    expect(await ask({ [header]: '1' })).not.toContain(open);
    expect(await ask({ [header]: '0' })).toContain(open);
    expect(await ask({})).not.toContain(signal);
  },
);

it.each([
  [host, '/cookies', '7 dagar om du valde att förbli inloggad, annars 30 minuter'],
  ['no.torg.example', '/informasjonskapsler', '7 dager hvis du valgte å forbli innlogget, ellers 30 minutter'],
])(
  'are told by the page at %s%s in its table alone, so that its words can say nothing else',
  async (at, path, life) => {
    const page = await (await shop.ask(path, {}, at)).text();
    const main = /<main.*<\/main>/s.exec(page)?.[0] ?? '';
    expect(main).toContain(life);
    const words = main.replace(/<table.*?<\/table>/gs, '').replace(/<[^>]+>/g, ' ');
    expect(words).toContain('Do Not Track');
    expect(words).not.toMatch(/(\d|ett|sju|tolv) (minut|tim|dag|måna|måne|år)/i);
  },
);
