import { describe, expect, it } from 'vitest';
import { demoProfile } from '@torg/demo-shop';
import { createTranslate, loadMessages } from '@torg/i18n';
import { locales, type Locale, type MarketSite } from '@torg/market-routing';
import { freeShippingLimit, noLimit } from './free-shipping-limit.ts';
import { promiseWords, shopDescription } from './shop-promise.ts';
import { identityIn, type ShopIdentity } from '../config/shop-identity.ts';
import { sitesFrom } from '../config/sites.ts';

const sites = sitesFrom({
  origins: { sv: 'http://a.example', nb: 'http://b.example' },
  channels: { sv: '1|se', nb: '2|no' },
});

function siteIn(locale: Locale): MarketSite {
  const site = sites.find((one) => one.locale === locale);
  if (!site) throw new Error('The shop has two sites');
  return site;
}

const [swedish, norwegian] = [siteIn('sv'), siteIn('nb')];
const demo = identityIn(demoProfile, 'sv');
const nothing: ShopIdentity['claims'] = {
  freeShippingFrom: {},
  deliveredWithin: {},
  payments: {},
  freeReturns: false,
  freeInvoice: false,
  others: [],
};

it.each([
  { hreflang: 'sv-SE', site: swedish, limit: /^99\skr$/ },
  { hreflang: 'nb-NO', site: norwegian, limit: /^(99\skr|kr\s99)/ },
  { hreflang: 'sv-DE', site: swedish, limit: /^59\sEUR$/ },
])('promises free shipping in the currency of the country for $hreflang', ({ hreflang, site, limit }) => {
  expect(freeShippingLimit({ site: { ...site, hreflang }, config: { shop: demo } })).toMatch(limit);
});

it('promises no free shipping in a country for which the shop has set no limit', () => {
  const denmark = { ...swedish, hreflang: 'sv-DK' };
  expect(freeShippingLimit({ site: denmark, config: { shop: demo } })).toBe(noLimit);
});

describe.each(locales)('the texts in %s', (locale) => {
  async function textsOf(claims: Partial<ShopIdentity['claims']>) {
    const messages = await loadMessages(locale);
    const t = createTranslate({ locale, messages, onError: ({ message }) => expect.unreachable(message) });
    const shop = {
      ...demo,
      claims: { ...nothing, ...claims },
    };
    const source = { site: siteIn(locale), config: { shop }, t };
    const words = promiseWords(source);
    return [shopDescription(source), t('home.hero.promise', words), t('product.delivery.text', words)];
  }
  const shipping = /fri standardfrakt/i;
  const returns = /retur/i;
  const { freeShippingFrom } = demo.claims;

  it('promise free returns alone where there is no limit', async () => {
    const texts = await textsOf({ freeReturns: true });
    for (const text of texts) expect(text).not.toMatch(shipping);
    expect(texts[0]).toMatch(returns);
  });

  it('promise free shipping alone where returns cost', async () => {
    const texts = await textsOf({ freeShippingFrom });
    for (const text of texts) expect(text).not.toMatch(returns);
    expect(texts[0]).toMatch(shipping);
  });

  it('promise nothing where the shop claims nothing', async () => {
    const [description, hero] = await textsOf({});
    expect([description, hero]).toEqual([demo.story.description, '']);
  });
});
