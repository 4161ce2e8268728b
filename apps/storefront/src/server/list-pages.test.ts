import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from './testing/open-shop.ts';

/** The operations that the API was asked. */
const asked: string[] = [];
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop({
    async between(request, api) {
      asked.push(/"operationName":"(\w+)"/.exec(await request.clone().text())?.[1] ?? '');
      return api.fetch(request);
    },
  });
});

afterAll(() => shop.close());

const norwegian = 'nb.localhost:3000';

const pageAt = async (path: string, host?: string) => (await shop.ask(path, {}, host)).text();

describe('the register of brands', () => {
  it('leads to every brand, from A on', async () => {
    const html = await pageAt('/varumarken');
    expect(html).toContain('<title>Varumärken | Torg</title>');
    expect(html).toContain('href="/b/lerkulla"');
    expect(html).toContain('href="#letter-L"');
    expect(html).toContain('id="letter-L"');
    expect(html).toContain('href="http://nb.localhost:3000/varemerker" hreflang="nb-NO"');
  });

  it('wants to be known by one address, and knows no other letters', async () => {
    expect(await pageAt('/varumarken?letter=L')).toContain('rel="canonical" href="http://localhost:3000/varumarken"');
    expect((await shop.ledTo('/varumarken?letter=%3Cscript%3E'))[0]).toBe(404);
  });
});

describe('the page of a campaign', () => {
  it('says what the campaign is, and shows its products', async () => {
    const html = await pageAt('/dc/vinterljus');
    expect(html).toContain('<title>Vinterljus: 30 kronor av');
    expect(html).toMatch(/href="\/p\/[^"]+"/);
    expect(html).toContain('href="http://nb.localhost:3000/dc/vinterlys" hreflang="nb-NO"');
  });

  it.each([
    ['/dc/rea/vinterljus?page=1', 'localhost:3000', [301, '/dc/vinterljus?page=1']],
    ['/dc/vinterljus', norwegian, [301, '/dc/vinterlys']],
    ['/dc/finns-inte', 'localhost:3000', [404, null]],
    ['/dc/vinterljus?page=999', 'localhost:3000', [404, null]],
    ['/dc/vinterljus?page=0', 'localhost:3000', [200, null]],
  ])('at %s on %s', async (path, host, answer) => {
    expect(await shop.ledTo(path, host)).toEqual(answer);
  });
});

describe('a page of a list', () => {
  /** By their names: the colours of a card are links too. */
  const cardsOf = (html: string) => new Set(html.match(/(?<=<h2[^>]*><a [^>]*)href="\/p\/[^"]+"/g));

  it('shows twenty products, and its links keep what the address chooses', async () => {
    const html = await pageAt('/nyheter?utm_source=brev&sort=PRICE');
    expect(cardsOf(html).size).toBe(20);
    expect(html).toContain('href="/nyheter?utm_source=brev&amp;sort=PRICE&amp;page=2"');
    expect(html).toContain('rel="canonical" href="http://localhost:3000/nyheter"');
  });

  it('stays out of search engines where it is filtered, and only there', async () => {
    const noindex = '<meta name="robots" content="noindex">';
    const filtered = await pageAt('/nyheter?brands=Nordbod~b_1');
    expect(filtered).toContain(noindex);
    expect(filtered).not.toContain('rel="canonical"');
    for (const path of ['/nyheter', '/nyheter?sort=PRICE', '/nyheter?page=2&utm_source=brev']) {
      expect(await pageAt(path)).not.toContain(noindex);
    }
  });

  it('tells search engines which products are on it, in their order, and where it is filtered nothing of them', async () => {
    const itemsOf = (html: string) =>
      [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
        .map(
          ([, json = '']) => JSON.parse(json) as { '@type': string; itemListElement: { url: string; name: string }[] },
        )
        .find((data) => data['@type'] === 'ItemList')?.itemListElement ?? [];
    const html = await pageAt('/nyheter?page=2&sort=PRICE');
    const items = itemsOf(html);
    expect(items).toHaveLength(20);
    expect(items.map(({ url }) => new URL(url).pathname)).toEqual(
      [...cardsOf(html)].map((link) => /"(.*)"/.exec(link)?.[1]),
    );
    expect(itemsOf(await pageAt('/nyheter?brands=Lerkulla~b_1'))).toEqual([]);
  });

  it('has a title and a canonical address of its own, whatever its order and its marks of a campaign', async () => {
    const html = await pageAt('/nyheter?utm_source=brev&sort=PRICE&page=2');
    expect(html).toContain('<title>Nyheter, sida 2 | Torg</title>');
    expect(html).toContain('rel="canonical" href="http://localhost:3000/nyheter?page=2"');
  });

  it('is ordered as its address says', async () => {
    const [cheapest, dearest] = await Promise.all(
      ['PRICE', 'PRICE_DESC'].map((sort) => pageAt(`/nyheter?sort=${sort}`)),
    );
    expect([...cardsOf(cheapest ?? '')][0]).not.toBe([...cardsOf(dearest ?? '')][0]);
  });
});

describe('what editors put around a list', () => {
  const gifts = { top: 'Framme till jul', bottom: 'Behöver du hjälp att välja?' };

  it('stands above and below the goods of the list that it is for, and opens no second heading of the page', async () => {
    const html = await pageAt('/c/presenter');
    const places = [html.indexOf(gifts.top), html.indexOf('data-card'), html.indexOf(gifts.bottom)];
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('is what is for every list where nothing is made for that one', async () => {
    const html = await pageAt('/c/klader');
    expect([html.includes(gifts.top), html.includes(gifts.bottom)]).toEqual([false, true]);
    expect(await pageAt('/nyheter', norwegian)).toContain('Trenger du hjelp til å velge?');
  });
});

describe('an address that knows a list by its alias alone', () => {
  it.each([
    ['/list/muggar-och-koppar', '/c/muggar-och-koppar'],
    ['/list/lerkulla', '/b/lerkulla'],
    ['/list/vinterljus', '/dc/vinterljus'],
    ['/list/nyheter', '/nyheter'],
    ['/list', '/nyheter'],
  ])('leads from %s to %s', async (path, location) => {
    expect(await shop.ledTo(path)).toEqual([301, location]);
  });

  it('leads to a search for now where there is no such list', async () => {
    expect(await shop.ledTo('/list/bl%C3%A5%20mugg')).toEqual([302, '/s/bl%C3%A5%20mugg']);
  });

  it('is missing where the account made no such list', async () => {
    expect(await shop.ledTo('/l')).toEqual([404, null]);
    expect(await shop.ledTo('/l/finns/inte')).toEqual([404, null]);
  });
});

describe('a search for what is no list', () => {
  it.each([
    ['/s/retur', 'localhost:3000', '/angerratt-och-returer'],
    ['/s/%C3%96ppettider', 'localhost:3000', '/kundservice'],
    ['/s/oppettider?page=1', 'localhost:3000', '/kundservice'],
    ['/s/%C3%A5pningstider', norwegian, '/kundeservice'],
  ])('leads from the service word %s on %s to its page, for now', async (path, host, page) => {
    expect(await shop.ledTo(path, host)).toEqual([302, page]);
  });

  it.each(['KER-1001', 'ker%201001', '2001001000011'])('leads by the number %s to its product', async (number) => {
    expect(await shop.ledTo(`/s/${number}`)).toEqual([302, '/p/muggar/mugg-strand-kritvit']);
  });

  it('asks the API once for the goods of a number, in whatever order', async () => {
    asked.length = 0;
    expect(await shop.ledTo('/s/2001001000011?sort=PRICE')).toEqual([302, '/p/muggar/mugg-strand-kritvit']);
    expect(asked.filter((name) => /Products|Spelling/.test(name))).toEqual(['FilteredProducts']);
  });

  it('stays a search where goods are found by more than a number', async () => {
    expect((await shop.ledTo('/s/mugg'))[0]).toBe(200);
  });
});

describe('a search that finds nothing', () => {
  it("says 'Tyvärr hittades inget som matchar din sökning', and leads on to searches, departments and goods", async () => {
    const html = await pageAt('/s/qzwxqzwxqzwx');
    expect(html).toContain('Tyvärr hittades inget som matchar din sökning');
    expect(html).toContain('Kontrollera stavningen');
    expect(html).toContain('href="/s/ryggs%C3%A4ck"');
    expect(html).toContain('href="/c/koket"');
    expect(html).toMatch(/Mest köpt just nu[\s\S]*href="\/p\//);
  });

  it('leads on in Norwegian too', async () => {
    expect(await pageAt('/s/qzwxqzwxqzwx', norwegian)).toContain('href="/s/ryggsekk"');
  });
});

describe('a search that was mistyped', () => {
  it.each([
    ['/s/tr%C3%B6jja', 'localhost:3000', '/s/tr%C3%B6ja?typed=tr%C3%B6jja'],
    ['/s/kafe', 'localhost:3000', '/s/kaffe?typed=kafe'],
    ['/s/krusst', norwegian, '/s/krus?typed=krusst'],
  ])('leads from %s on %s to the word of the catalogue', async (path, host, spelt) => {
    expect(await shop.ledTo(path, host)).toEqual([302, spelt]);
  });

  it('says what is searched in its place, and leads to what was typed, letter by letter', async () => {
    const html = await pageAt('/s/tr%C3%B6ja?typed=tr%C3%B6jja');
    expect(html).toMatch(
      /Visar resultat för <strong>tröja<\/strong>\. Sök i stället efter <a [^>]*href="\/s\/%22tr%C3%B6jja%22"/,
    );
  });

  it('offers the word where exactly what was typed finds nothing', async () => {
    const html = await pageAt('/s/%22tr%C3%B6jja%22');
    expect(html).toContain('Tyvärr hittades inget som matchar din sökning');
    expect(html).toMatch(/Menade du <a [^>]*href="\/s\/tr%C3%B6ja"/);
  });

  it('is searched as it was typed where nobody can tell how it is spelt', async () => {
    const html = await pageAt('/s/qzwxqzwxqzwx');
    expect(html).not.toContain('Menade du');
  });
});
