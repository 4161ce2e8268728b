import { expect, it } from 'vitest';
import { createTranslate, loadMessages } from '@torg/i18n';
import { locales } from '@torg/market-routing';
import { freeShippingLimit, noLimit } from './free-shipping-limit.ts';
import { sitesFrom } from '../config/sites.ts';

const [swedish, norwegian] = sitesFrom({
  origins: { sv: 'http://a.example', nb: 'http://b.example' },
  channels: { sv: '1|se', nb: '2|no' },
});

it.each([
  { hreflang: 'sv-SE', site: swedish, limit: /^99\skr$/ },
  { hreflang: 'nb-NO', site: norwegian, limit: /^(99\skr|kr\s99)/ },
  { hreflang: 'sv-DE', site: swedish, limit: /^59\sEUR$/ },
])('promises free shipping in the currency of the country for $hreflang', ({ hreflang, site, limit }) => {
  if (!site) throw new Error('The shop has two sites');
  expect(freeShippingLimit({ site: { ...site, hreflang } })).toMatch(limit);
});

it('promises no free shipping in a country for which the shop has set no limit', () => {
  if (!swedish) throw new Error('The shop has two sites');
  expect(freeShippingLimit({ site: { ...swedish, hreflang: 'sv-DK' } })).toBe(noLimit);
});

it.each(locales)('has texts in %s that promise free returns alone', async (locale) => {
  const messages = await loadMessages(locale);
  const t = createTranslate({ locale, messages, onError: ({ message }) => expect.unreachable(message) });
  const limit = noLimit;
  const texts = [
    t('home.description', { limit }),
    t('home.hero.intro', { limit }),
    t('brands.description', { limit }),
    t('list.description', { limit, name: 'Mugg' }),
    t('list.brandDescription', { limit, name: 'Lerkulla' }),
    t('product.delivery.text', { limit }),
  ];
  for (const text of texts) expect(text).not.toMatch(/fri frakt|fraktfritt|none/i);
});
