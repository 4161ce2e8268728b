import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbeddedApi } from './testing/open-embedded-api.ts';
import { openShop } from './testing/open-shop.ts';

const path = '/p/muggar/mugg-strand-kritvit';
let api: Awaited<ReturnType<typeof openEmbeddedApi>>;
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  api = await openEmbeddedApi();
  // Norway's key is missing.
  const env = { REVIEW_WIDGET: 'lipscore', SHOP_SV_LIPSCORE_KEY: 'key-1' };
  shop = await openShop({ openApi: async () => api, env });
}, 120_000);
afterAll(() => shop.close());

describe('a shop with the review provider’s widget', () => {
  it('shows a place for it beside the heading, below the facts and on cards, and none of its own reviews', async () => {
    const answer = await shop.ask(path);
    const html = await answer.text();
    expect(html).toContain('id="lipscore-review-list" class="lipscore-review-list" data-ls-product-id="');
    expect(html).toContain(`data-ls-product-url="http://localhost:3000${path}"`);
    expect(html).toContain('Recensionerna kommer från Lipscore');
    expect(html).not.toContain('Verifierat köp');
    expect(html).not.toContain('aggregateRating');
    const list = await (await shop.ask('/c/muggar-och-koppar')).text();
    expect(list).toContain('class="lipscore-rating-small"');
    expect(list).not.toContain('av 5 stjärnor');
  });

  it('names the provider in its policy and loads nothing of it with the document', async () => {
    const answer = await shop.ask(path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src[^;]* https:\/\/static\.lipscore\.com/);
    expect(policy).not.toContain('unsafe-inline');
    expect(await answer.text()).not.toMatch(/<script[^>]*lipscore/);
  });

  it('without a key shows its own reviews', async () => {
    const nb = 'nb.localhost:3000';
    const list = await (await shop.ask('/c/krus-og-kopper', {}, nb)).text();
    expect(list).toContain('av 5 stjerner');
    const [, product = ''] = /href="(\/p\/[^"?#]+)"/.exec(list) ?? [];
    const answer = await shop.ask(product, {}, nb);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).not.toContain('lipscore-review-list');
    expect(answer.headers.get('content-security-policy')).not.toContain('lipscore');
  });
});
