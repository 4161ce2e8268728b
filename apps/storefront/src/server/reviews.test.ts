import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbeddedApi } from './testing/open-embedded-api.ts';
import { openShop } from './testing/open-shop.ts';

const path = '/p/muggar/mugg-strand-kritvit';
/** What a review says that is meant to do harm, or does. */
const hostileTexts = {
  script: '</script><script>alert(1)</script>',
  'an override of the reading direction': 'Bra \u202Emugg\u202D \u2067köp\u2066',
  '10,000 characters without a space': 'å'.repeat(10_000),
  zalgo: `Fin${'\u0310\u0334\u035c'.repeat(60)} mugg`,
  'no characters but marks': '\u200B\u200E\uFEFF',
} as const;
let hostile: string = hostileTexts.script;

let shop: Awaited<ReturnType<typeof openShop>>;
/** What becomes of what the shop asks beyond the contract. */
let extensions: 'as they are' | 'hostile' | 'dead' = 'as they are';

beforeAll(async () => {
  const api = await openEmbeddedApi();
  shop = await openShop({
    openApi: async () => api,
    async between(request) {
      const isReviews =
        request.url.includes('/extensions/') && (await request.clone().text()).includes('ProductReviews');
      if (!isReviews || extensions === 'as they are') return api.fetch(request);
      if (extensions === 'dead') return new Response('', { status: 503 });
      const answer = await (await api.fetch(request)).json();
      for (const review of answer.data.productReviews.reviews) review.comment = hostile;
      return Response.json(answer);
    },
  });
});

afterAll(() => shop.close());

const pageAt = async (query = '') => {
  const answer = await shop.ask(path + query);
  return { status: answer.status, html: await answer.text() };
};
const articles = (html: string) =>
  html.slice(html.indexOf('id="reviews"'), html.indexOf('id="questions"')).split('<article').length - 1;

function send(form: string, fields: Record<string, string>) {
  const body = new URLSearchParams({ form, alias: 'mugg-strand-kritvit', ...fields });
  return shop.ask(path, { method: 'POST', body, headers: { origin: 'http://localhost:3000' } });
}

it('a product says what customers think of it, who had bought, and how that is checked', async () => {
  const { html } = await pageAt();
  expect(html).toContain('4,3 av 5 stjärnor, 4 recensioner');
  expect(html.match(/Verifierat köp</g)).toHaveLength(3);
  expect(html).toContain('Låga betyg visas lika väl som höga');
  expect(html).toContain('Torg svarar');
  expect(html).toContain('Blir den missfärgad av te med tiden?');
  expect(articles(html)).toBe(4);
});

it('its address chooses among them, and what it says wrongly is not said', async () => {
  expect(articles((await pageAt('?stars=3')).html)).toBe(1);
  const lowest = (await pageAt('?reviews=lowest')).html;
  expect(lowest.indexOf('velat ha den större')).toBeLessThan(lowest.indexOf('Lagom tung'));
  expect(articles((await pageAt('?stars=nine&reviews=best')).html)).toBe(4);
  expect((await pageAt('?stars=1')).html).toContain('Ingen har gett 1 stjärna.');
});

it.each(Object.entries(hostileTexts))(
  '%s in what a customer wrote is shown as text, in its place',
  async (kind, text) => {
    extensions = 'hostile';
    hostile = text;
    // Each address is asked once: what was read of one is kept for a while.
    const shown = 20 + Object.keys(hostileTexts).indexOf(kind);
    const { status, html } = await pageAt(`?shown=${shown}`).finally(() => (extensions = 'as they are'));
    const written = text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(status).toBe(200);
    expect(articles(html)).toBe(4);
    // A paragraph of its own ends whatever direction the text began.
    expect(html).toContain(`>${written}</p>`);
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('Lägg i varukorgen');
  },
);

it('an outage of the reviews leaves the product to be bought', async () => {
  extensions = 'dead';
  const { status, html } = await pageAt('?shown=30').finally(() => (extensions = 'as they are'));
  expect(status).toBe(200);
  expect(html).toContain('Recensionerna går inte att visa just nu.');
  expect(html).toContain('Lägg i varukorgen');
});

it('a review without stars, or by nobody who is signed in, comes back as it was typed, with what to do', async () => {
  const words = { author: 'Maja', comment: 'Mjuk & fin' };
  const starless = await send('review', words);
  const html = await starless.text();
  expect(starless.status).toBe(422);
  expect(html).toContain('Använd stjärnorna för att betygsätta produkten');
  expect(html).toContain('Mjuk &amp; fin');
  const stranger = await send('review', { ...words, rating: '4' });
  expect(stranger.status).toBe(422);
  expect(await stranger.text()).toContain('Du måste logga in för att kunna skriva en recension');
});

it('a question is thanked for, and not shown before it is answered', async () => {
  const answer = await send('question', { author: 'Bo', text: 'Tål den ugn?' });
  expect(await answer.text()).toContain('Tack för din fråga. Den visas här när vi har svarat.');
  expect((await pageAt()).html).not.toContain('Tål den ugn?');
});
