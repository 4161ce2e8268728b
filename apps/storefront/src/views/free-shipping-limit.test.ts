import { expect, it } from 'vitest';
import { sitesFrom } from '../config/sites.ts';
import { freeShippingLimit } from './free-shipping-limit.ts';

const [swedish, norwegian] = sitesFrom({
  origins: { sv: 'http://a.example', nb: 'http://b.example' },
  channels: { sv: '1|se', nb: '2|no' },
});

it.each([
  { marketId: 'se', site: swedish, limit: /^99\skr$/ },
  { marketId: 'no', site: norwegian, limit: /^(99\skr|kr\s99)/ },
  { marketId: 'de', site: swedish, limit: /^59\sEUR$/ },
])('promises free shipping in the currency of the market $marketId', ({ marketId, site, limit }) => {
  if (!site) throw new Error('The shop has two sites');
  expect(freeShippingLimit({ site: { ...site, marketId } })).toMatch(limit);
});
