import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boxesIn, choosing, countIn, decoded, type Box } from './testing/filter-boxes.ts';
import { openGeneratedApi } from './testing/open-generated-api.ts';
import { openShop } from './testing/open-shop.ts';

const norwegian = 'nb.localhost:3000';
const pageSize = 20;

/** A list of a shop, found as a shopper finds it: the shop's goods are made up. */
type FindList = (read: (path: string) => Promise<string>) => Promise<string> | string;

const firstLink = (html: string, path: RegExp) =>
  decoded(new RegExp(`href="(${path.source})"`).exec(html)?.[1] ?? expect.unreachable());

const lists: readonly [name: string, find: FindList, host?: string][] = [
  ['news', () => '/nyheter'],
  [
    'a category',
    async (read) => `/c/${/href="\/p\/([^/"]+)\//.exec(await read('/nyheter'))?.[1] ?? expect.unreachable()}`,
  ],
  ['a brand', async (read) => firstLink(await read('/varumarken'), /\/b\/[^"]+/)],
  [
    'a search',
    async (read) => {
      const [, name = ''] = /<article.*?<h2[^>]*><a[^>]*>([^ <,]+)/s.exec(await read('/nyheter')) ?? [];
      return `/s/${encodeURIComponent(decoded(name))}`;
    },
  ],
  ['news in Norwegian', () => '/nyheter', norwegian],
];

describe.each([3, 11])('in the catalogue that is made up of %i', (seed) => {
  let shop: Awaited<ReturnType<typeof openShop>>;
  beforeAll(async () => {
    shop = await openShop({ openApi: () => openGeneratedApi({ products: 60, seed }) });
  });
  afterAll(() => shop.close());

  /** Goes on to the one address of a choice, as a browser does. */
  async function open(path: string, host?: string): Promise<{ path: string; html: string }> {
    const answer = await shop.ask(path, {}, host);
    const place = answer.headers.get('location');
    return place === null ? { path, html: await answer.text() } : open(place, host);
  }

  async function cardsOver(path: string, count: number, host?: string): Promise<number> {
    let cards = 0;
    for (let page = 1; page <= Math.ceil(count / pageSize); page += 1) {
      const { html } = await open(`${path}${path.includes('?') ? '&' : '?'}page=${page}`, host);
      cards += html.split('data-card=""').length - 1;
    }
    return cards;
  }

  it.each(lists)(
    'choosing a shown value with count n shows n products on the pages of %s, beside other choices too',
    async (_, find, host) => {
      const path = await find(async (at) => (await open(at, host)).html);
      const { html: whole } = await open(path, host);
      const law = fc.asyncProperty(fc.array(fc.nat(1_000), { minLength: 1, maxLength: 3 }), async (picks) => {
        const chosen: Box[] = [];
        let html = whole;
        for (const pick of picks) {
          // Another value of the same kind would be one more and not one instead.
          const kinds = new Set(chosen.map(({ name }) => name));
          const free = boxesIn(html).filter(({ name, isDisabled }) => !kinds.has(name) && !isDisabled);
          const box = free[pick % free.length];
          if (!box) break;
          chosen.push(box);
          const narrowed = await open(choosing(path, ...chosen), host);
          html = narrowed.html;
          const found = { said: countIn(html), shown: await cardsOver(narrowed.path, box.count, host) };
          expect({ path: narrowed.path, ...found }).toEqual({
            path: narrowed.path,
            said: box.count,
            shown: box.count,
          });
        }
      });
      await fc.assert(law, { numRuns: 5, seed });
    },
    240_000,
  );
});
