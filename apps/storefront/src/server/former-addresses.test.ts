import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from './testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
let asksOfHistory = 0;

beforeAll(async () => {
  shop = await openShop({
    async between(request, api) {
      if ((await request.clone().text()).includes('urlHistory')) asksOfHistory += 1;
      return api.fetch(request);
    },
  });
});

afterAll(() => shop.close());

const norwegian = 'nb.localhost:3000';

describe('an address that is no more', () => {
  it.each([
    ['/rea', 'localhost:3000', '/dc/vinterljus'],
    ['/rea?utm_source=brev', 'localhost:3000', '/dc/vinterljus?utm_source=brev'],
    ['/salg', norwegian, '/dc/vinterlys'],
    // The history names an address that leads on itself.
    ['/koket/porslin', 'localhost:3000', '/c/skalar-och-fat'],
    ['/kjokken/servise', norwegian, '/c/boller-og-fat'],
  ])('leads from %s on %s to %s in one step', async (path, host, location) => {
    const answer = await shop.ask(path, {}, host);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
    expect((await shop.ask(location, {}, host)).status).toBe(200);
  });

  it('says that it is gone where nothing took its place', async () => {
    const answer = await shop.ask('/katalog-2019');
    const html = await answer.text();
    expect(answer.status).toBe(410);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain('<h1 class');
    expect(html).toContain('Sidan finns inte längre');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('is looked for in the history once, however many ask for it', async () => {
    asksOfHistory = 0;
    const answers = await Promise.all(['/wp-login', '/wp-login', '/wp-login'].map((path) => shop.ask(path)));
    answers.push(await shop.ask('/wp-login?again'));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(asksOfHistory).toBe(1);
  });

  it('is missing in a language in which it never was', async () => {
    expect((await shop.ask('/rea', {}, norwegian)).status).toBe(404);
  });
});
