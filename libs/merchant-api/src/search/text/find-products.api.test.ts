import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldText } from '../../catalogue/fold-text.ts';
import { describeApi } from '../../testing/open-test-api.ts';
import { openSearchTest, type SearchTest } from '../../testing/open-search-test.ts';
import { testCatalogue } from '../../testing/test-catalogue.ts';
import { foldedWordsSql } from './plain-text-sql.ts';
import { refreshSearchVocabulary } from './refresh-search-vocabulary.ts';

describeApi('the text search', () => {
  let search: SearchTest;
  beforeAll(async () => {
    search = await openSearchTest(testCatalogue);
  });
  afterAll(() => search.close());

  async function setStock(articleNumber: string, units: number) {
    await sql`
      update stock set in_stock = ${units}
      where sku_id = (select sku_id from skus where article_number = ${articleNumber})
    `.execute(search.db);
  }

  it('puts what is sold out behind what is not, from the moment it is', async () => {
    expect(await search.find('mugg')).toEqual(['mugg/vit', 'mugg/gron', 'fat/natur', 'bok/natur']);
    await setStock('MUG-1', 0);
    expect(await search.find('mugg')).toEqual(['mugg/gron', 'mugg/vit', 'fat/natur', 'bok/natur']);
    await setStock('MUG-1', 10);
    expect((await search.find('mugg'))[0]).toBe('mugg/vit');
  });

  it('finds all that is called so, however many', async () => {
    await sql`
      insert into products
      select (jsonb_populate_record(product, jsonb_build_object('product_id', 100000 + n, 'key', 'copy-' || n))).*
      from products product, generate_series(1, 3000) n where key = 'mugg/vit'
    `.execute(search.db);
    await sql`
      insert into search_labels
      select (jsonb_populate_record(label, jsonb_build_object('product_id', 100000 + n))).*
      from search_labels label, generate_series(1, 3000) n
      where language_id = 'sv-SE' and product_id = (select product_id from products where key = 'mugg/vit')
    `.execute(search.db);
    expect(await search.find('mugg')).toHaveLength(3004);
    await search.db.deleteFrom('products').where('key', 'like', 'copy-%').execute();
  });

  it('finds a whole article number or GTIN alone, and the beginning of one', async () => {
    expect(await search.find('SHI-1-S')).toEqual(['skjorta/bla']);
    expect(await search.find('shi1s')).toEqual(['skjorta/bla']);
    expect(await search.find('mug 1')).toEqual(['mugg/vit']);
    expect(await search.find('200-0000-000000')).toHaveLength(6);
    expect(await search.find('02000000000000')).toHaveLength(6);
  });

  it('knows what was written since, once it is refreshed, and forgets what is gone', async () => {
    const rename = (name: string) =>
      sql`update product_texts set name = ${name} where name = ${name === 'Fat' ? 'Gräddkanna' : 'Fat'}`.execute(
        search.db,
      );
    await rename('Gräddkanna');
    expect(await search.find('gradkanna')).toEqual([]);
    await refreshSearchVocabulary(search.db);
    expect(await search.find('gradkanna')).toEqual(['fat/natur']);
    await sql`update products set is_active = false where key = 'fat/natur'`.execute(search.db);
    await refreshSearchVocabulary(search.db);
    expect(await search.find('gräddkanna')).toEqual([]);
    await sql`update products set is_active = true where key = 'fat/natur'`.execute(search.db);
    await rename('Fat');
    await refreshSearchVocabulary(search.db);
    expect(await search.find('fat')).toEqual(['fat/natur']);
  });

  it('writes nothing when nothing has changed', async () => {
    const rows = () =>
      sql<object>`
        select 'words' as kind, word as key, xmin::text as version from search_words
        union all select 'labels', language_id || product_id, xmin::text from search_labels
        union all select 'texts', language_id || product_id, xmin::text from search_texts
        union all select 'numbers', number || product_id, xmin::text from search_numbers order by 1, 2
      `.execute(search.db);
    const before = await rows();
    await refreshSearchVocabulary(search.db);
    expect(await rows()).toEqual(before);
  });

  describe('is not hurt', () => {
    it.each([
      "'",
      '%',
      '_',
      '\\',
      ':*',
      'a & | ! b',
      "'; drop table products; --",
      "mugg'::tsquery",
      '\u0000',
      'mu\u0000gg',
      '<->',
      '(((',
      '!!!',
      'x'.repeat(10_000),
      'mugg '.repeat(2_000),
      '🧶',
      '\ud800',
      '\u202eggum',
      'قهوة',
      'ﬁl',
      '9'.repeat(40),
    ])('by %j', async (text) => {
      expect(await search.find(text)).toBeInstanceOf(Array);
    });

    it('by any text', async () => {
      const text = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(fc.constantFrom(...`mugå'":*&|!()\\-% `)).map((l) => l.join('')),
      );
      await fc.assert(
        fc.asyncProperty(text, async (any) => void (await search.find(any))),
        { numRuns: 60 },
      );
    });
  });

  it.each(['', '   ', '--', '!?'])('finds nothing for %j, which holds no words', async (text) => {
    expect(await search.find(text)).toEqual([]);
  });

  it('folds texts in the database as it folds what is typed', async () => {
    const letters = fc.array(fc.constantFrom(...'abyzåäöæøéüÅÄÖÆØÉÜàèñç -/.,:×–2'), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(letters, async (list) => {
        const text = list.join('');
        const { rows } = await sql<{ folded: string }>`select ${foldedWordsSql(sql`${text}::text`)} as folded`.execute(
          search.db,
        );
        expect(rows[0]?.folded).toBe((foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' '));
      }),
      { numRuns: 100 },
    );
  });
});
