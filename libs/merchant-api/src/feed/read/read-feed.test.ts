import { describe, expect, it } from 'vitest';
import { bytesOf, itemWith, rssOf } from '../testing/feed-text.ts';
import type { FeedRow } from './feed-row.ts';
import { readFeed } from './read-feed.ts';

const required = ['id', 'title', 'price'];

async function gathered(rows: AsyncIterable<FeedRow>): Promise<FeedRow[]> {
  const all: FeedRow[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

async function rowsOf(feed: string | Uint8Array, encoding?: string): Promise<FeedRow[]> {
  return gathered(readFeed(bytesOf(feed), { encoding, required }));
}

const valuesOf = (rows: readonly FeedRow[]) =>
  rows.map(({ line, fields }) => ({
    line,
    ...Object.fromEntries([...fields].map(([name, all]) => [name, all.join('|')])),
  }));

describe('the forms of a feed', () => {
  it('reads RSS, with its lines, several values and facts in parts', async () => {
    const feed = `<?xml version="1.0"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Butiken</title>
<item><title>Plain</title><g:id>1</g:id><g:title><![CDATA[Mugg & fat]]></g:title>
<g:additional_image_link>a.jpg</g:additional_image_link><g:additional_image_link>b.jpg</g:additional_image_link>
<g:product_detail><g:section_name>Fakta</g:section_name><g:attribute_name>Tid: ugn</g:attribute_name><g:attribute_value>1:30</g:attribute_value></g:product_detail></item>
<item><g:id>2</g:id><g:shipping><g:price>1 SEK</g:price></g:shipping></item></channel></rss>`;
    const rows = await rowsOf(feed);
    expect(valuesOf(rows)).toEqual([
      { line: 3, id: '1', title: 'Mugg & fat', additional_image_link: 'a.jpg|b.jpg' },
      { line: 6, id: '2' },
    ]);
    expect(rows[0]?.details).toEqual([{ name: 'Tid: ugn', value: '1:30' }]);
  });

  it('reads Atom, where the link is an attribute and the id in the namespace counts', async () => {
    const feed = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">
<entry><id>tag:butik,1</id><g:id>1</g:id><title>Mugg</title><summary>Kort</summary><link rel="alternate" href="https://b.example/p/m"/></entry></feed>`;
    expect(valuesOf(await rowsOf(feed))).toEqual([
      { line: 2, id: '1', title: 'Mugg', description: 'Kort', link: 'https://b.example/p/m' },
    ]);
  });

  it('reads tab separated text with quotes, lines within values and Windows line ends', async () => {
    const feed =
      'ID\ttitle\tg:price\tadditional image link\tproduct_detail\r\n' +
      '1\t"Mugg ""Strand""\nstor"\t199 SEK\ta.jpg,b\\,c.jpg\t:Tid\\: ugn:1\\:30,Fakta:Mått:9 cm\r\n\r\n2\t5" rör\t9 SEK\t\t';
    const rows = await rowsOf(feed);
    expect(valuesOf(rows)).toEqual([
      {
        line: 2,
        id: '1',
        title: 'Mugg "Strand"\nstor',
        price: '199 SEK',
        additional_image_link: 'a.jpg|b,c.jpg',
        product_detail: expect.any(String),
      },
      { line: 5, id: '2', title: '5" rör', price: '9 SEK' },
    ]);
    expect(rows[0]?.details).toEqual([
      { name: 'Tid: ugn', value: '1:30' },
      { name: 'Mått', value: '9 cm' },
    ]);
  });
});

describe('line ends of tab separated text', () => {
  const text = 'id\ttitle\tprice\n1\t"Mugg\n\nstor"\t9 SEK\n\n2\tFat\t19 SEK\n';

  it.each([
    ['Unix', '\n'],
    ['Windows', '\r\n'],
    ['old Macs', '\r'],
  ])('reads those of %s, and counts its lines', async (_, end) => {
    for (const chunk of [1, 7, 1000]) {
      const rows = await gathered(readFeed(bytesOf(text.replaceAll('\n', end), chunk), { required }));
      expect(valuesOf(rows)).toEqual([
        { line: 2, id: '1', title: 'Mugg\n\nstor', price: '9 SEK' },
        { line: 6, id: '2', title: 'Fat', price: '19 SEK' },
      ]);
    }
  });

  it('tells the line of a quote that does not end in a file of an old Mac', async () => {
    await expect(rowsOf('id\ttitle\tprice\r1\t"Mugg\t9 SEK\r2\tB\t9 SEK\r')).rejects.toMatchObject({
      message: expect.stringMatching(/line 2 does not end/),
    });
  });
});

describe('encodings', () => {
  const text = rssOf([itemWith({ title: 'Blåbär på ö' })]);
  const utf16 = (swapped: boolean, mark: boolean) => {
    const bytes = Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le');
    return swapped ? bytes.swap16() : bytes;
  };

  it.each([
    ['UTF-8', text],
    ['UTF-8 with a byte order mark', `\uFEFF${text}`],
    ['UTF-16 little endian', utf16(false, true)],
    ['UTF-16 big endian', utf16(true, true)],
    ['UTF-16 without a mark', utf16(false, false)],
    ['Latin-1 that says so', Buffer.from(text.replace('"1.0"', '"1.0" encoding="ISO-8859-1"'), 'latin1')],
  ])('reads %s', async (_, feed) => {
    expect(valuesOf(await rowsOf(feed))).toMatchObject([{ title: 'Blåbär på ö' }]);
  });

  it('refuses Latin-1 that says nothing, and reads it when told', async () => {
    const feed = Buffer.from(text, 'latin1');
    await expect(rowsOf(feed)).rejects.toMatchObject({
      code: 'ENCODING',
      message: expect.stringContaining('--encoding'),
    });
    expect(valuesOf(await rowsOf(feed, 'windows-1252'))).toMatchObject([{ title: 'Blåbär på ö' }]);
  });

  it('refuses an encoding that is not what it says, or that nobody knows', async () => {
    const declared = (name: string) => text.replace('"1.0"', `"1.0" encoding="${name}"`);
    await expect(rowsOf(declared('UTF-16'))).rejects.toMatchObject({ code: 'ENCODING' });
    await expect(rowsOf(declared('EBCDIC-X'))).rejects.toMatchObject({ code: 'ENCODING' });
  });
});

describe('a feed that cannot be read', () => {
  it.each([
    ['nothing', '', 'EMPTY', /empty/],
    ['only space', ' \n \n', 'EMPTY', /no text/],
    [
      'a broken element',
      '<rss><channel><item><g:id>1</g:title></item></channel></rss>',
      'BROKEN_XML',
      /line 1, column 3\d/,
    ],
    ['an end that is missing', '<rss>\n<channel><item>', 'BROKEN_XML', /line 2/],
    ['an entity of its own', '<rss><channel><item><g:id>&x;</g:id></item></channel></rss>', 'BROKEN_XML', /entity/],
    ['a document type', '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss/>', 'REFUSED_XML', /DOCTYPE/],
    ['another document', '<html><body/></html>', 'UNKNOWN_FORM', /<html>/],
    ['an archive', Buffer.from('PK\x03\x04aaaa'), 'UNKNOWN_FORM', /ZIP/],
    ['commas for tabs', 'id,title,price\n1,Mugg,9 SEK', 'UNKNOWN_FORM', /tab separated/],
    ['missing columns', 'id\tname\n1\tMugg', 'MISSING_COLUMNS', /title, price are missing/],
    ['a quote that does not end', 'id\ttitle\tprice\n1\t"Mugg\t9 SEK\n2\tB\t9 SEK', 'TOO_LARGE', /line 2 does not end/],
    ['depth', `<rss>${'<a>'.repeat(40)}`, 'REFUSED_XML', /nested/],
  ])('says what to do about %s', async (_, feed, code, message) => {
    await expect(rowsOf(feed)).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
  });

  it.each([
    ['in a text', '<g:title>Mugg & fat</g:title>'],
    ['in an address', '<g:link>https://butik.example/shop?id=1&colour=2</g:link>'],
    ['that looks like an entity far on', '<g:link>https://butik.example/shop?id=1&a</g:link>\n<g:title>x; y</g:title>'],
  ])('tells where a bare & stands %s, and how to write it', async (_, element) => {
    const item = `<rss><channel>\n<item><g:id>1</g:id>\n  ${element}\n</item>${'\n'.repeat(80)}</channel></rss>`;
    await expect(rowsOf(item)).rejects.toMatchObject({
      code: 'BROKEN_XML',
      message: `The XML is broken on line 3, column ${element.indexOf('&') + 3}: an & that stands for itself is written &amp;. Mend it there and import again.`,
    });
  });

  it('takes entities, and an & where it may stand for itself', async () => {
    const feed =
      '<?a & b?><!-- a & b --><rss><channel><item><g:id>1</g:id><g:title><![CDATA[A & B]]> &amp; &#38; &#x26;</g:title>' +
      '<g:link>https://butik.example/?a=1&amp;b=2</g:link></item></channel></rss>';
    for (const chunk of [1, 5, 1000]) {
      const rows = await gathered(readFeed(bytesOf(feed, chunk), { required }));
      expect(valuesOf(rows)).toMatchObject([{ title: 'A & B & & &', link: 'https://butik.example/?a=1&b=2' }]);
    }
  });

  it('keeps no endless field in memory', async () => {
    async function* endless() {
      yield new TextEncoder().encode('<rss><channel><item><g:id>');
      for (let i = 0; i < 100_000; i += 1) yield new TextEncoder().encode('a'.repeat(65_536));
    }
    const reading = gathered(readFeed(endless(), { required }));
    await expect(reading).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  it('refuses the row alone where a value is merely too long', async () => {
    const long = itemWith({ description: 'x'.repeat(70_000) });
    expect(await rowsOf(rssOf([long, itemWith({ id: 'A2' })]))).toMatchObject([
      { problem: expect.stringContaining('65,536') },
      { problem: null },
    ]);
  });
});
