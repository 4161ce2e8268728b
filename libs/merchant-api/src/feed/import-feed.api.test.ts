import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeApi } from '../testing/open-test-api.ts';
import { itemWith, rssOf } from './testing/feed-text.ts';
import { withImport, type TestImport } from './testing/open-import.ts';

async function productsOf({ db }: TestImport, languageId = 'sv-SE') {
  const { rows } = await sql<Record<string, unknown>>`
    select text.name, text.alias, product.is_active,
      (select array_agg(sku.article_number || ' ' || name.name order by sku.position) from skus sku
        left join sku_texts name on name.sku_id = sku.sku_id and name.language_id = ${languageId}
        where sku.product_id = product.product_id) as skus,
      (select array_agg(choice.level || ' ' || choice.dimension || ' ' || label.label order by choice.level)
        from variant_values choice join variant_labels label using (product_id, level)
        where choice.product_id = product.product_id and label.language_id = ${languageId}) as choices
    from products product
    left join product_texts text on text.product_id = product.product_id and text.language_id = ${languageId}
    order by product.product_id
  `.execute(db);
  return rows;
}

async function pricesOf({ db }: TestImport, marketId = 'se') {
  const { rows } = await sql<{ selling: number; regular: number; valid_from: Date }>`
    select selling_inc_vat as selling, regular_inc_vat as regular, valid_from from price_log
    where market_id = ${marketId} order by valid_from, price_log_id
  `.execute(db);
  return rows.map(({ selling, regular, valid_from }) => [selling, regular, valid_from.toISOString().slice(0, 16)]);
}

const shirt = (id: string, color: string, size: string, more: Record<string, string> = {}) =>
  itemWith({ id, title: `Skjorta, ${color}`, item_group_id: 'S', color, size, link: '', ...more });

describeApi('an imported feed', () => {
  it('joins colours in a group and sizes in a product, again and in the other language', () =>
    withImport(async (shop) => {
      const feed = rssOf([
        shirt('S-B-M', 'Blå', 'M'),
        shirt('S-B-L', 'Blå', 'L'),
        shirt('S-G-M', 'Grön', 'M'),
        shirt('S-G-X', 'Grön', 'M'),
        itemWith({ id: 'S-B-M' }),
        itemWith({ id: 'X', price: '-1 SEK' }),
      ]);
      const first = await shop.import(feed);
      expect(first).toMatchObject({ rows: 6, rejected: 3, productsAdded: 2, skusAdded: 3 });
      expect(first.refused.map(({ id, reason }) => [id, reason])).toEqual([
        ['X', expect.stringContaining('negative')],
        ['S-B-M', expect.stringContaining('already')],
        ['S-G-X', expect.stringContaining('same variant as line')],
      ]);
      const expected = [
        {
          name: 'Skjorta, Blå',
          alias: 'skjorta-bla',
          is_active: true,
          skus: ['S-B-M M', 'S-B-L L'],
          choices: ['1 Color Blå'],
        },
        { name: 'Skjorta, Grön', alias: 'skjorta-gron', is_active: true, skus: ['S-G-M M'], choices: ['1 Color Grön'] },
      ];
      expect(await productsOf(shop)).toEqual(expected);
      expect(await shop.import(feed)).toMatchObject({ productsAdded: 0, productsUpdated: 2, skusAdded: 0 });
      expect(await productsOf(shop)).toEqual(expected);

      const norwegian = { languageId: 'nb-NO', marketId: 'no' };
      const nok = { price: '219 NOK', product_type: 'Kjøkken &gt; Krus', title: 'Skjorte' };
      const translated = rssOf([
        shirt('S-B-M', 'Blå', 'Medium', nok),
        shirt('S-G-M', 'Grønn', 'Medium', nok),
        shirt('S-B-L', 'Blå', 'Stor', { ...nok, price: '250 NOK' }),
      ]);
      expect(await shop.import(translated, norwegian)).toMatchObject({
        productsAdded: 0,
        productsUpdated: 2,
        refused: [{ id: 'S-B-L', reason: expect.stringContaining('another price') }],
      });
      expect(await productsOf(shop)).toEqual(expected);
      expect(await productsOf(shop, 'nb-NO')).toMatchObject([
        { name: 'Skjorte', choices: ['1 Color Blå'] },
        { name: 'Skjorte', alias: 'skjorte-s-g-m', choices: ['1 Color Grønn'] },
      ]);
      const { rows } = await sql`
        select text.name from category_texts text where language_id = 'nb-NO' order by category_id
      `.execute(shop.db);
      expect(rows).toEqual([{ name: 'Kjøkken' }, { name: 'Krus' }]);
    }));

  it('takes the address of goods from their title where their links differ by the query alone', () =>
    withImport(async (shop) => {
      const link = (query: string) => `https://butik.example/shop?${query}`;
      const pen = itemWith({ id: 'P', title: 'Penna', link: link('id=1') });
      const book = itemWith({ id: 'B', title: 'Skrivbok', link: link('id=2&amp;view=full') });
      const mug = itemWith({ id: 'M', title: 'Mugg', link: 'https://butik.example/p/mugg-strand?size=stor' });
      const aliases = async () => (await productsOf(shop)).map(({ alias }) => alias);
      await shop.import(rssOf([pen, book, mug]));
      expect(await aliases()).toEqual(['penna', 'skrivbok', 'mugg-strand']);
      const renamed = [pen, book].map((item) => ({ ...item, title: `${item['title']} ny` }));
      await shop.import(rssOf(renamed));
      expect(await aliases()).toEqual(['penna', 'skrivbok', 'mugg-strand']);
    }));

  it('takes the address of a group from its link, where colours of it differ by the query alone', () =>
    withImport(async (shop) => {
      const link = (number: number) => ({ link: `https://butik.example/p/skjorta?variant=${number}` });
      await shop.import(rssOf([shirt('S-B', 'Blå', 'M', link(1)), shirt('S-G', 'Grön', 'M', link(2))]));
      expect((await productsOf(shop)).map(({ alias }) => alias)).toEqual(['skjorta', 'skjorta-s-g']);
    }));

  it('calls a product what the titles of its sizes share, and a group what those of its products share', () =>
    withImport(async (shop) => {
      const named = (id: string, color: string, size: string, title: string) =>
        shirt(id, color, size, { title, description: '', link: '' });
      const feed = rssOf([
        named('B-S', 'Blå', 'S', 'Skjorta blå S'),
        named('B-M', 'Blå', 'M', 'Skjorta blå M'),
        named('G-M', 'Grön', 'M', 'Skjorta grön M'),
      ]);
      const expected = [
        { name: 'Skjorta blå', alias: 'skjorta-bla', skus: ['B-S S', 'B-M M'] },
        { name: 'Skjorta grön', alias: 'skjorta-gron', skus: ['G-M M'] },
      ];
      await shop.import(feed);
      expect(await productsOf(shop)).toMatchObject(expected);
      const exported = await shop.export('rss');
      expect(exported).not.toContain('Skjorta blå S');
      const { rows } = await sql`
        select family.name, text.text1 from variant_groups family join products product using (variant_group_id)
        join product_texts text using (product_id) order by product_id
      `.execute(shop.db);
      expect(rows).toEqual([
        { name: 'Skjorta', text1: 'Skjorta blå' },
        { name: 'Skjorta', text1: 'Skjorta grön' },
      ]);
      await shop.empty();
      await shop.import(exported);
      expect(await productsOf(shop)).toMatchObject(expected);
      expect(await shop.export('rss')).toBe(exported);
    }));

  it('keeps the size in the name of goods that are one size among others', () =>
    withImport(async (shop) => {
      const coffee = (id: string, size: string, price: string) =>
        shirt(id, '', size, { title: `Kaffe ${size}`, price, color: '' });
      await shop.import(rssOf([coffee('P-1', '250 g', '79 SEK'), coffee('P-2', '500 g', '139 SEK')]));
      expect(await productsOf(shop)).toMatchObject([{ name: 'Kaffe 250 g' }, { name: 'Kaffe 500 g' }]);
    }));

  it('makes products of sizes that differ in price', () =>
    withImport(async (shop) => {
      await shop.import(
        rssOf([shirt('P-1', 'Blå', '250 g', { price: '79 SEK' }), shirt('P-2', 'Blå', '500 g', { price: '139 SEK' })]),
      );
      expect(await productsOf(shop)).toMatchObject([
        { skus: ['P-1 -'], choices: ['1 Size 250 g'] },
        { skus: ['P-2 -'], choices: ['1 Size 500 g'] },
      ]);
    }));

  it('tells prices from the day that they hold, and never rewrites the past', () =>
    withImport(async (shop) => {
      const at = (price: Record<string, string>) => shop.import(rssOf([itemWith(price)]));
      const sale = { sale_price: '149 SEK', sale_price_effective_date: '2026-11-23T00:00Z/2026-11-30T00:00Z' };
      await at({ price: '199 SEK', ...sale });
      const planned = [
        [199_00, 199_00, '2026-11-21T12:00'],
        [149_00, 199_00, '2026-11-23T00:00'],
        [199_00, 199_00, '2026-11-30T00:00'],
      ];
      expect(await pricesOf(shop)).toEqual(planned);
      shop.setNow('2026-11-22T12:00:00Z');
      await at({ price: '199 SEK', ...sale });
      expect(await pricesOf(shop)).toEqual(planned);

      await at({ price: '189 SEK' });
      const changed = [planned[0], [189_00, 189_00, '2026-11-22T12:00']];
      expect(await pricesOf(shop)).toEqual(changed);

      shop.setNow('2026-11-25T12:00:00Z');
      await at({ price: '189 SEK', ...sale });
      expect(await pricesOf(shop)).toEqual([
        ...changed,
        [149_00, 189_00, '2026-11-25T12:00'],
        [189_00, 189_00, '2026-11-30T00:00'],
      ]);
      await expect(shop.db.deleteFrom('price_log').execute()).rejects.toThrow(/only ever added to/);
    }));

  it('hides what is no longer in it only when it is to replace, and never a row that it could not read', () =>
    withImport(async (shop) => {
      const [a, b, c] = ['A', 'B', 'C'].map((id) => itemWith({ id, link: '' }));
      await shop.import(rssOf([a, b, c].map((item) => item ?? {})));
      const shown = async () => {
        const { rows } = await sql<{ id: string }>`
          select sku.article_number as id from skus sku join products product using (product_id)
          where sku.is_active and product.is_active order by 1
        `.execute(shop.db);
        return rows.map(({ id }) => id).join('');
      };
      await shop.import(rssOf([a ?? {}]));
      expect(await shown()).toBe('ABC');
      const broken = itemWith({ id: 'B', price: 'x' });
      expect(await shop.import(rssOf([a ?? {}, broken]), { replace: true })).toMatchObject({ productsHidden: 1 });
      expect(await shown()).toBe('AB');
      await shop.import(rssOf([c ?? {}]));
      expect(await shown()).toBe('ABC');
    }));

  it('leaves the old catalogue when it breaks half way, holds nothing, or is for another shop', () =>
    withImport(async (shop) => {
      await shop.import(rssOf([itemWith()]));
      const before = await shop.export();
      const many = Array.from({ length: 1200 }, (_, index) => itemWith({ id: `N${index}`, link: '' }));
      const half = rssOf([...many, itemWith({ title: 'Annan' })]).replace('</channel>', '');
      await expect(shop.import(half)).rejects.toMatchObject({ code: 'BROKEN_XML' });
      await expect(shop.import(rssOf([]))).rejects.toMatchObject({ code: 'EMPTY' });
      await expect(shop.import(rssOf([itemWith({ price: '9 NOK' })]))).rejects.toMatchObject({ code: 'NOTHING_LEFT' });
      const feed = rssOf([itemWith()]);
      await expect(shop.import(feed, { languageId: 'fi-FI' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(shop.import(feed, { marketId: 'de' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const failing = () => Promise.reject(new Error('The disk is full'));
      const pictured = rssOf([itemWith({ title: 'Annan', image_link: 'a.jpg' })]);
      await expect(shop.import(pictured, { storePictures: failing })).rejects.toThrow('The disk is full');
      expect(await shop.export()).toBe(before);
    }));

  it('keeps what the catalogue has no column for, shows what a shopper asks for, and hands all of it on', () =>
    withImport(async (shop) => {
      const coat = (id: string, size: string) =>
        shirt(id, 'Grön', size, {
          condition: 'used',
          gender: 'female',
          age_group: 'adult',
          google_product_category: '5598',
        });
      const feed = [
        coat('K-S', 'S'),
        coat('K-M', 'M'),
        itemWith({
          id: 'N',
          title: 'Ny kappa',
          link: '',
          condition: 'new',
          google_product_category: 'Kläder &gt; Kappor',
        }),
      ];
      await shop.import(rssOf(feed));
      const norwegian = { languageId: 'nb-NO', marketId: 'no' };
      await shop.import(rssOf(feed.map((item) => ({ ...item, price: '199.00 NOK' }))), norwegian);
      const factsIn = async (languageId: string) => {
        const { rows } = await sql<{ fact: string }>`
          select label || ': ' || value as fact from product_parameters where language_id = ${languageId}
          order by product_id, position
        `.execute(shop.db);
        return rows.map(({ fact }) => fact);
      };
      const swedishFacts = ['Skick: Begagnad', 'Kön: Dam', 'Åldersgrupp: Vuxen', 'Färg: Grön'];
      expect(await factsIn('sv-SE')).toEqual(swedishFacts);
      expect(await factsIn('nb-NO')).toEqual(['Tilstand: Brukt', 'Kjønn: Dame', 'Aldersgruppe: Voksen', 'Farge: Grön']);

      const exported = await shop.export('rss');
      for (const element of ['condition>used', 'gender>female', 'age_group>adult', 'google_product_category>5598']) {
        expect(exported.split(`<g:${element}<`)).toHaveLength(3);
      }
      expect(exported).toContain('<g:condition>new<');
      expect(exported).toContain('<g:google_product_category>Kläder &gt; Kappor<');
      expect(await shop.export('rss', norwegian)).toContain('<g:google_product_category>5598<');
      expect(await shop.export('rss', norwegian)).not.toContain('Kappor<');
      await shop.empty();
      await shop.import(exported);
      expect(await factsIn('sv-SE')).toEqual(swedishFacts);
      expect(await shop.export('rss')).toBe(exported);
    }));

  it('tells a material as a fact in both languages, unless the goods are chosen by it', () =>
    withImport(async (shop) => {
      const table = (id: string, material: string) =>
        itemWith({ id, title: `Bord ${id}`, material, item_group_id: 'B' });
      const feed = (cotton: string) => [
        itemWith({ id: 'K', title: 'Kudde', material: cotton }),
        table('B-E', 'Ek'),
        table('B-A', 'Ask'),
      ];
      await shop.import(rssOf(feed('Bomull')));
      const norwegian = feed('Bomull').map((item) => ({ ...item, price: '199.00 NOK' }));
      await shop.import(rssOf(norwegian), { languageId: 'nb-NO', marketId: 'no' });
      const { rows } = await sql<{ name: string; fact: string }>`
        select text.name, fact.label || ': ' || fact.value as fact
        from product_parameters fact join product_texts text using (product_id, language_id) order by fact.language_id desc
      `.execute(shop.db);
      expect(rows).toEqual([
        { name: 'Kudde', fact: 'Material: Bomull' },
        { name: 'Kudde', fact: 'Materiale: Bomull' },
      ]);
    }));
});
