import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from './testing/open-shop.ts';

const norway = 'nb.localhost:3000';
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

/** What a visitor sees of a document: no scripts, no styles, no tags. */
const seen = (html: string) => html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]*>/g, ' ');

describe('a page that is not there', () => {
  it.each([
    ['/finns-inte/alls', 'localhost:3000', 'Sidan du söker kunde tyvärr inte hittas', 'Felkod 404', 'Till startsidan'],
    ['/404', norway, 'Vi finner dessverre ikke siden du leter etter', 'Feilkode 404', 'Til forsiden'],
  ])('says so at %s on %s, with its status and the way home', async (path, host, ...words) => {
    const answer = await shop.ask(path, {}, host);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
    for (const word of words) expect(seen(html)).toContain(word);
    expect(html).toMatch(/<h1[^>]*>/);
  });

  it('is what an address means that no page can have', async () => {
    const answers = await Promise.all([200, 201].map((letters) => shop.ask(`/s/${'a'.repeat(letters)}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  });
});

describe('a page on the way through the checkout', () => {
  it('leads nowhere but on', async () => {
    const answer = await shop.ask('/checkout/klarna-fail');
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('href="/varukorg"');
    expect(html).not.toMatch(/<footer|<nav|role="search"/);
    const usual = await (await shop.ask('/')).text();
    for (const way of ['<footer', '<nav', 'role="search"']) expect(usual).toContain(way);
  });
});

describe('a browser that is too old', () => {
  it.each([
    ['/', 'localhost:3000', 'Din webbläsare är för gammal'],
    ['/finnes-ikke/her', norway, 'Nettleseren din er for gammel'],
  ])(
    'is told so at %s on %s behind all else, by no script, and no search engine quotes it',
    async (path, host, title) => {
      const html = await (await shop.ask(path, {}, host)).text();
      const behind = html.slice(html.lastIndexOf('</script>'));
      expect(behind).toMatch(new RegExp(`<div data-nosnippet>.*${title}`));
      expect(html.split(title)).toHaveLength(2);
      expect(behind).not.toContain('<a ');
    },
  );

  it('leaves the first place of a document to the link that skips to its content', async () => {
    const body = (await (await shop.ask('/')).text()).split('<body>')[1] ?? '';
    expect(/>([^<>]+)</.exec(body)?.[1]).toBe('Hoppa till innehållet');
  });
});
