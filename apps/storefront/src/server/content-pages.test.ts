import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from './testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const norwegian = 'nb.localhost:3000';

describe('an editorial page', () => {
  it('is shown with its own heading, title and description', async () => {
    const answer = await shop.ask('/kopvillkor');
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html.match(/<h1[ >].*?<\/h1>/g)).toEqual([expect.stringContaining('Köpvillkor')]);
    expect(html).toContain('<title>Köpvillkor | Torg</title>');
    expect(html).toContain('<meta name="description" content="Villkoren för köp hos Torg');
    expect(html).toContain('href="/angerratt-och-returer"');
  });

  it('names its address in each language, and leads there in the market switch', async () => {
    const html = await (await shop.ask('/angrerett-og-retur', {}, norwegian)).text();
    expect(html).toContain('<link rel="canonical" href="http://nb.localhost:3000/angrerett-og-retur">');
    expect(html).toContain('href="http://localhost:3000/angerratt-och-returer" hreflang="sv-SE"');
    expect(html).toMatch(/<a[^>]* href="http:\/\/localhost:3000\/angerratt-och-returer"/);
  });

  it.each([
    ['/content/kopvillkor', 'localhost:3000', '/kopvillkor'],
    ['/content/kopvillkor?x=1', 'localhost:3000', '/kopvillkor?x=1'],
    ['/kopvillkor', norwegian, '/kjopsvilkar'],
  ])('is led to from %s on %s', async (path, host, location) => {
    expect(await shop.ledTo(path, host)).toEqual([301, location]);
  });

  it.each(['/content', '/finns-inte', '/content/finns-inte', '/exempel-pa-innehall'])(
    'is missing at %s',
    async (path) => {
      expect((await shop.ledTo(path))[0]).toBe(404);
    },
  );
});
