import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const hosts = { sv: 'localhost:3000', nb: 'nb.localhost:3000' };

const textAt = async (address: string) => {
  const { host, pathname, search } = new URL(address);
  const answer = await shop.ask(pathname + search, {}, host);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '');

interface Entry {
  address: string;
  alternates: Record<string, string>;
}

function entriesIn(xml: string): Entry[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, url = '']) => ({
    address: locations(url)[0] ?? '',
    alternates: Object.fromEntries(
      [...url.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language = '', href = '']) => [language, href]),
    ),
  }));
}

async function entriesOf(host: string): Promise<Entry[]> {
  const index = await textAt(`http://${host}/sitemap.xml`);
  const sitemaps = await Promise.all(locations(index.text).map(textAt));
  expect(sitemaps.map(({ status, type }) => `${status} ${type}`)).toEqual(
    sitemaps.map(() => '200 application/xml; charset=utf-8'),
  );
  return sitemaps.flatMap(({ text }) => entriesIn(text));
}

/** The names on the way to a page, as its structured data tells them. */
function crumbsToldIn(html: string): string[] {
  const list = describedIn(html).find(({ '@type': type }) => type === 'BreadcrumbList');
  const crumbs = list?.['itemListElement'];
  return Array.isArray(crumbs) ? crumbs.map(({ name }) => name) : [];
}

/** The same, as people are shown them. */
function crumbsShownIn(html: string): string[] {
  const [shown = ''] = /<nav aria-label="Du är här">.*?<\/nav>/s.exec(html) ?? [];
  return [...shown.matchAll(/<(a|span)\b[^>]*>([^<]+)<\/\1>/g)].map(([, , name = '']) => name);
}

/** What a page says of each choice of a product. */
function variantsIn(html: string): Record<string, unknown>[] {
  return describedIn(html).flatMap(({ hasVariant }) => (Array.isArray(hasVariant) ? hasVariant : []));
}

/** The objects of a document's structured data. */
function describedIn(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );
}

describe('the sitemaps', () => {
  it('name every page once, and each version of a page names all others', async () => {
    const [swedish, norwegian] = await Promise.all([entriesOf(hosts.sv), entriesOf(hosts.nb)]);
    const addresses = swedish.map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((address) => address.includes('/p/')).length).toBeGreaterThan(150);
    expect(addresses).toContain('http://localhost:3000/c/koket');
    expect(addresses).toContain('http://localhost:3000/varumarken');
    expect(addresses).toContain('http://localhost:3000/kopvillkor');
    expect(addresses).not.toContain('http://localhost:3000/varukorg');
    expect(addresses).not.toContain('http://localhost:3000/exempel-pa-innehall');
    const byAddress = new Map([...swedish, ...norwegian].map((entry) => [entry.address, entry.alternates]));
    for (const [address, alternates] of byAddress) {
      expect(Object.values(alternates)).toContain(address);
      for (const other of Object.values(alternates)) expect(byAddress.get(other)).toEqual(alternates);
    }
  });

  it('name pages that are there, under the address that they want to be known by', async () => {
    const entries = await entriesOf(hosts.nb);
    const some = entries.filter((_, index) => index % 25 === 0);
    for (const { address, alternates } of some) {
      const { status, text } = await textAt(address);
      expect(`${status} ${/<link rel="canonical" href="(.*?)">/.exec(text)?.[1]}`).toBe(`200 ${address}`);
      const hreflangs = [...text.matchAll(/rel="alternate" href="([^"]*)" hreflang="(.*?)"/g)];
      expect(Object.fromEntries(hreflangs.map(([, href, language]) => [language, href]))).toEqual(alternates);
    }
  });

  it('are not there for what is no range of prices', async () => {
    for (const name of ['products-9-5', 'products-0-9999999999', 'products-0', 'products-x-y', 'others']) {
      expect((await textAt(`http://localhost:3000/sitemaps/${name}.xml`)).status).toBe(404);
    }
  });
});

describe('robots.txt and llms.txt', () => {
  it('speak for the site that they are asked of', async () => {
    expect((await textAt(`http://${hosts.nb}/robots.txt`)).text).toContain('Disallow: /handlekurv');
    const { text } = await textAt(`http://${hosts.sv}/llms.txt`);
    expect(text).toMatch(/^# Torg\n\n> Handla till hemmet/);
    expect(text).toContain('- [Köket](http://localhost:3000/c/koket.md)');
    expect(text).toContain('  - [Muggar och koppar](http://localhost:3000/c/muggar-och-koppar.md)');
  });
});

describe('for programs that read in place of a person', () => {
  it('llms.txt leads to lists in Markdown, those to products, and nothing is missing on the way', async () => {
    const links = (text: string) => [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, address = '']) => address);
    const summary = await textAt(`http://${hosts.nb}/llms.txt`);
    const told: Awaited<ReturnType<typeof textAt>>[] = [];
    for (const address of links(summary.text)) told.push(await textAt(address));
    expect(told.map(({ status }) => status)).toEqual(told.map(() => 200));
    const list = told.find(({ text }) => text.includes('# Kopper'));
    // What sorts and changes the look of a list is for eyes and hands.
    expect(list?.text).not.toMatch(/Sorter etter|Rutenett|Sammenlign/);
    const [product = ''] = links(list?.text ?? '').filter((address) => address.includes('/p/'));
    const { status, type, text } = await textAt(`${product}.md`);
    expect([status, type]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(text).toMatch(/^# /m);
    expect(text).toMatch(/\d kr/);
    expect(text).not.toMatch(/<[a-z]|whole=1/);
  });

  it.each(['/tillganglighet', '/c/koket', '/varumarken'])(
    '%s is there in Markdown, as everybody may read it',
    async (path) => {
      const answer = await shop.ask(`${path}.md`, { headers: { cookie: 'torg-customer-type=ORGANIZATION' } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toMatch(/^public/);
      expect(await (await shop.ask(path)).text()).toContain(
        `<link rel="alternate" href="${path}.md" type="text/markdown">`,
      );
      expect(answer.headers.get('link')).toBe(`<http://localhost:3000${path}>; rel="canonical"`);
      expect(await answer.text()).toMatch(/^# \S/m);
    },
  );

  it.each([
    ['/varukorg', 404],
    ['/finns-inte', 404],
    ['/', 404],
  ])('%s, which is one visitor’s or not there, is not', async (path, status) => {
    expect((await shop.ask(`${path}.md`)).status).toBe(status);
  });

  it('a page that has moved leads to where it stands in Markdown', async () => {
    const answer = await shop.ask('/p/mugg-strand-kritvit.md');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/p/muggar/mugg-strand-kritvit.md']);
  });

  it('all products that have a price stand in one text, each once, with what a page says that they cost', async () => {
    const { status, type, text } = await textAt(`http://${hosts.sv}/products.tsv`);
    expect([status, type]).toEqual([200, 'text/tab-separated-values; charset=utf-8']);
    const [columns = '', ...lines] = text.trimEnd().split('\n');
    const names = columns.split('\t');
    const rows = lines.map((line) => Object.fromEntries(line.split('\t').map((value, index) => [names[index], value])));
    const products = (await entriesOf(hosts.sv))
      .map(({ address }) => address)
      .filter((address) => /\/pp?\//.test(address));
    expect(rows.map(({ link }) => link).toSorted()).toEqual(products.toSorted());
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.filter(({ title, description }) => !description || description === title)).toEqual([]);
    expect(rows.find(({ link }) => link?.endsWith('/espressokopp-strand-2-pack-sand'))).toMatchObject({
      title: 'Espressokopp Strand, 2-pack, sand',
      description: expect.stringMatching(/^[A-ZÅÄÖ].{20,}/),
      price: '179.00 SEK',
      sale_price: '159.00 SEK',
      availability: 'in_stock',
      brand: 'Lerkulla',
    });
  });
});

describe('what a page says of itself', () => {
  it('is who the shop is on the front page', async () => {
    const { text } = await textAt(`http://${hosts.nb}/`);
    expect(describedIn(text)).toMatchObject([
      { '@type': 'OnlineStore', '@id': 'http://localhost:3000/#organization', url: 'http://nb.localhost:3000/' },
      { '@type': 'WebSite', inLanguage: 'nb-NO' },
    ]);
    expect(text).toContain('<meta property="og:locale" content="nb_NO">');
  });

  it('is where it lies, elsewhere', async () => {
    const { text } = await textAt(`http://${hosts.sv}/c/muggar-och-koppar`);
    const [breadcrumbs] = describedIn(text);
    expect(breadcrumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'http://localhost:3000/' },
        { position: 2, name: 'Köket', item: 'http://localhost:3000/c/koket' },
        { position: 3, name: 'Muggar och koppar', item: 'http://localhost:3000/c/muggar-och-koppar' },
      ],
    });
  });

  it.each([
    '/c/muggar-och-koppar',
    '/nyheter?page=2',
    '/p/sockor/ullsockor-stig-havre',
    '/b/lerkulla',
    '/varumarken',
    '/s/mugg',
    '/kopvillkor',
  ])('is where it lies, as its visitor is shown it: %s', async (path) => {
    const { status, text } = await textAt(`http://${hosts.sv}${path}`);
    expect(status).toBe(200);
    expect(crumbsToldIn(text)).toEqual(crumbsShownIn(text));
  });

  it('is what a product costs and whether it is there, with its pictures', async () => {
    const path = '/p/sockor/ullsockor-stig-havre';
    const { text } = await textAt(`http://${hosts.sv}${path}`);
    expect(variantsIn(text)[0]).toMatchObject({
      name: expect.stringContaining('Stig'),
      url: expect.stringContaining(`http://${hosts.sv}${path}`),
      image: expect.arrayContaining([expect.stringMatching(/^http:\/\/localhost:3000\/media\/product\//)]),
      offers: {
        price: expect.stringMatching(/^\d+\.\d\d$/),
        priceCurrency: 'SEK',
        availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|LimitedAvailability)$/),
      },
    });
  });

  it('is the price with VAT, and says so, for an organisation too, whose page shows it without', async () => {
    const offered = async (customerType: string) => {
      const cookie = `torg-customer-type=${customerType}`;
      const answer = await shop.ask('/p/sockor/ullsockor-stig-havre', { headers: { cookie } });
      return variantsIn(await answer.text())[0]?.['offers'];
    };
    const price = { price: '169.00', priceCurrency: 'SEK' };
    const offer = { ...price, priceSpecification: [{ ...price, valueAddedTaxIncluded: true }] };
    expect([await offered('PERSON'), await offered('ORGANIZATION')]).toMatchObject([offer, offer]);
  });
});
