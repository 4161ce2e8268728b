import type { CommerceClient, SendOperation } from '@torg/commerce-sdk';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { FoundSite } from '../serve-sites.ts';
import type { ServedSite } from '../served-site.ts';
import { findSite } from './find-site.ts';
import { requestId } from './request-id.ts';
import type { ShopEnv } from './request-variables.ts';

const asked: unknown[] = [];
const request: SendOperation = async (_document, _variables, options) => {
  asked.push(options);
  throw new Error('Nobody answers here');
};
const commerce: CommerceClient = { scope: { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' }, request };
const site = { basePath: '/se/sv', locale: 'sv' };
const shop = { site, commerce } as ServedSite; // the rest of a site is for pages
const placed = { site, moved: null, unknownMarket: null } as FoundSite['placed'];

function setUp() {
  const finds: { cookies: string }[] = [];
  const reports: unknown[][] = [];
  const find = ({ cookies }: { cookies: string }) => {
    finds.push({ cookies });
    return { host: 'localhost', placed, siteAtAddress: shop, shop };
  };
  const app = new Hono<ShopEnv>();
  const report = (...told: unknown[]) => void reports.push(told);
  app.use(
    requestId(() => 'request-1'),
    findSite({ find }, { trustedProxies: [], report }),
  );
  return { app, finds, reports };
}

it('finds the site of a request once, whatever comes after it', async () => {
  const { app, finds } = setUp();
  app.use((context, next) => (context.get('shop'), next()));
  app.get('*', ({ var: { path, url, cookies }, json }) => json({ path, search: url.search, cookies }));
  const answer = await app.request('/se/sv/varukorg?a=1', { headers: { cookie: 'market=de' } });
  expect(await answer.json()).toEqual({ path: '/varukorg', search: '?a=1', cookies: 'market=de' });
  expect(finds).toEqual([{ cookies: 'market=de' }]);
});

it('names the request to the API and to the log', async () => {
  const { app, reports } = setUp();
  app.get('*', async ({ var: known, body }) => {
    await known.shop.commerce.request('query { channel { name } }', {}).catch(known.report); // what is asked does not matter
    return body(null);
  });
  await app.request('/se/sv');
  expect(asked).toEqual([expect.objectContaining({ requestId: 'request-1' })]);
  expect(reports).toEqual([[new Error('Nobody answers here'), 'request-1']]);
});
