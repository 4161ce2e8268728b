import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from './testing/open-shop.ts';

type Shop = Awaited<ReturnType<typeof openShop>>;

/** What a visitor's browser keeps, from one answer to the next request. */
function visit(shop: Shop, kept: readonly (readonly [string, string])[] = []) {
  const jar = new Map(kept);
  return async (path: string, init: RequestInit = {}, host?: string) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await shop.ask(path, { ...init, headers: { ...init.headers, cookie } }, host);
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  };
}

const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });

describe('a shop whose markets stand at one address', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({ env: { SHOP_MULTI_MARKET: 'on' } });
  });
  afterAll(() => shop.close());

  it('shows the default market until another one is chosen, and then the same page with its prices', async () => {
    const ask = visit(shop);
    const before = await ask('/c/koket?page=1');
    expect(await before.text()).toContain('"currency":"SEK"');
    expect(before.headers.get('vary')).toContain('cookie');
    const chosen = await ask('/c/koket', form({ form: 'market', market: 'de' }));
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/c/koket']);
    expect(chosen.headers.get('set-cookie')).toContain('HttpOnly');
    const after = await (await ask('/c/koket')).text();
    expect(after).toContain('"currency":"EUR"');
    expect(after).toContain('<link rel="canonical" href="http://localhost:3000/c/koket">');
    expect(after).not.toContain('hreflang="sv-DE"');
  });

  it('groups what can be chosen, and leaves out what only the checkout shows', async () => {
    const html = await (await shop.ask('/')).text();
    expect(html).toMatch(/aria-label="Europa".*value="de"[^>]*>Tyskland \(svenska\).*aria-label="Skandinavien"/s);
    expect(html).not.toContain('value="fi"');
  });

  it('tells search engines of the default market, whatever a visitor chose', async () => {
    const chosen = { headers: { cookie: 'torg-market=de' } };
    const [theirs, everyones] = await Promise.all([shop.ask('/llms.txt', chosen), shop.ask('/llms.txt')]);
    expect(await theirs.text()).toBe(await everyones.text());
  });

  it('refuses a market that it does not have, and other sites', async () => {
    expect((await shop.ask('/', form({ form: 'market', market: 'fi' }))).status).toBe(422);
    const foreign = { ...form({ form: 'market', market: 'de' }), headers: { origin: 'https://elsewhere.example' } };
    expect((await shop.ask('/', foreign)).status).toBe(403);
  });

  it('shows the default market to whom a cookie names one that is gone', async () => {
    const html = await (await shop.ask('/c/koket', { headers: { cookie: 'torg-market=xx' } })).text();
    expect(html).toContain('"currency":"SEK"');
  });
});

describe('where a cart goes', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  it('is asked in the cart, and decides what it is counted in', async () => {
    const ask = visit(shop);
    await ask('/varukorg', form({ form: 'buy', skuId: '1' }));
    const before = await (await ask('/varukorg')).text();
    expect(before).toMatch(
      /<option value="se" selected="">Sverige \(SEK\)<\/option><option value="fi">Finland \(EUR\)/,
    );
    const chosen = await ask('/varukorg', form({ form: 'delivery-country', checkoutMarket: 'fi' }));
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/varukorg']);
    const after = await (await ask('/varukorg')).text();
    expect(after).toContain('<option value="fi" selected="">');
    expect(after).toMatch(/<bdi>6,90\sEUR<\/bdi>/);
  });

  it('stays where it was for a country that nothing is sent to, and for a cookie that says so', async () => {
    const refused = await shop.ask('/varukorg', form({ form: 'delivery-country', checkoutMarket: 'de' }));
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([303, null]);
    const ask = visit(shop, [['torg-checkout-market', 'se.xx']]);
    await ask('/varukorg', form({ form: 'buy', skuId: '1' }));
    expect(await (await ask('/varukorg')).text()).toContain('<option value="se" selected="">');
  });
});

it('asks in a market that can only be looked at where the cart goes, and says no country for the shopper', async () => {
  const shop = await openShop({ env: { SHOP_MARKET_IN_PATH: 'on' } });
  const ask = visit(shop);
  await ask('/de/sv/varukorg', form({ form: 'buy', skuId: '1' }));
  expect(await (await ask('/de/sv/varukorg')).text()).toContain('<option value="" selected="">Välj land</option>');
  await shop.close();
});

it('leads from a product that has no name in the other market to the front page there', async () => {
  const shop = await openShop({
    async between(request, api) {
      const answer = await api.fetch(request);
      const text = await answer.text();
      return new Response(text.replaceAll(/"alternativeUrls":\[[^\]]*\]/g, '"alternativeUrls":[]'), answer);
    },
  });
  const html = await (await shop.ask('/p/muggar/mugg-strand-kritvit')).text();
  expect(html).toMatch(/<a [^>]*href="http:\/\/nb\.localhost:3000\/"[^>]*hrefLang="nb-NO"/);
  await shop.close();
});

it('shows the channel that a proxy names, whatever the host', async () => {
  const shop = await openShop({ env: { SHOP_CHANNEL_HEADER: 'x-shop-channel', TRUSTED_PROXIES: '1' } });
  const answer = await shop.ask('/', { headers: { 'x-shop-channel': '2|no' } }, 'shop.internal');
  const html = await answer.text();
  expect(html).toContain('<html lang="nb-NO"');
  expect(answer.headers.get('vary')).toContain('x-shop-channel');
  const unknown = await (await shop.ask('/', { headers: { 'x-shop-channel': '9|xx' } }, 'nb.localhost:3000')).text();
  expect(unknown).toContain('<html lang="nb-NO"');
  await shop.close();
});
