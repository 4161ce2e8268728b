import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { ShopDatabase } from '../database/shop-database.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { readFeed } from './read/read-feed.ts';
import { bytesOf } from './testing/feed-text.ts';
import { withImport } from './testing/open-import.ts';

const word = fc.constantFrom(
  'Mugg',
  'Krus & fat',
  'Ö',
  '"Blå"',
  'a < b',
  "d'or",
  '5\t6',
  'två\nrader',
  '\\,',
  'x:y',
  '茶',
  'S',
  '(M)',
  'storlek',
);
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const maybe = (value: fc.Arbitrary<string>) => fc.option(value, { nil: '', freq: 2 });
const price = fc.integer({ min: 2, max: 500_000 });

const row = fc.record({
  group: maybe(fc.constantFrom('g1', 'g 2', 'g/3')),
  title: text,
  description: maybe(text),
  brand: text,
  regular: price,
  sale: fc.option(price),
  period: maybe(
    fc.constantFrom(
      '2026-11-01T00:00Z/2026-12-01T00:00Z',
      '2026-11-30T00:00Z/2026-12-05T00:00Z',
      '2026-01-01/2026-02-01',
    ),
  ),
  color: maybe(text),
  pattern: maybe(text),
  size: maybe(fc.constantFrom('S', 'M', 'L')),
  category: fc.array(word, { minLength: 1, maxLength: 3 }).map((names) => names.join(' > ')),
  quantity: fc.constantFrom('', '0', '7'),
  availability: fc.constantFrom('in_stock', 'out_of_stock', 'backorder'),
  detail: maybe(fc.constantFrom(':Material:Lera', ':Mått\\: djup:9\\, 5 cm,:Vikt:1 kg')),
  mpn: maybe(fc.constantFrom('MPN-1', 'mpn 2')),
  condition: maybe(fc.constantFrom('new', 'used')),
  gender: maybe(fc.constantFrom('female', 'Dam & herr')),
  googleCategory: maybe(fc.constantFrom('632', 'Hem > Kök')),
  picture: maybe(fc.constantFrom('https://a.example/x,y.jpg', 'bild.png')),
  measure: maybe(fc.constantFrom('500 g', '0.75 l', '3 ct')),
});

type FeedRow = typeof row extends fc.Arbitrary<infer Row> ? Row : never;

const columns = `id item_group_id title description brand price sale_price sale_price_effective_date color pattern size
  product_type quantity availability product_detail image_link unit_pricing_measure mpn condition
  gender google_product_category`.split(/\s+/);

const feeds = fc.array(row, { minLength: 1, maxLength: 12 }).map((rows) => ({ rows, feed: feedOf(rows) }));

function feedOf(rows: readonly FeedRow[]): string {
  const kronor = (minor: number) => `${(minor / 100).toFixed(2)} SEK`;
  const lines = rows.map((own, index) => [
    `id-${index}`,
    own.group,
    own.title,
    own.description,
    own.brand,
    kronor(own.regular),
    own.sale !== null && own.sale < own.regular ? kronor(own.sale) : '',
    own.period,
    own.color,
    own.pattern,
    own.size,
    own.category,
    own.quantity,
    own.availability,
    own.detail,
    own.picture,
    own.measure,
    own.mpn,
    own.condition,
    own.gender,
    own.googleCategory,
  ]);
  const cell = (value: string) => `"${value.replaceAll('"', '""')}"`;
  return [columns, ...lines.map((line) => line.map(cell))].map((cells) => cells.join('\t')).join('\n');
}

/** What of a row's stock and number comes out again: nothing that it did not say. */
function told({ availability, quantity, mpn }: FeedRow) {
  const isNone = availability === 'out_of_stock' || quantity === '0';
  return [...(isNone ? ['out_of_stock', '0'] : [availability, quantity]), mpn];
}

type Column = (name: string) => string;

/** Looks into the rows of an exported feed, by their ids. */
async function exportedRows(feed: string): Promise<Map<string, Column>> {
  const found = new Map<string, Column>();
  for await (const { fields } of readFeed(bytesOf(feed), { required: [] })) {
    const column: Column = (name) => fields.get(name)?.[0] ?? '';
    found.set(column('id'), column);
  }
  return found;
}

/** A catalogue as it is kept, by the ids of its feed. */
async function contentsOf(db: ShopDatabase) {
  const { rows } = await sql`
    select sku.article_number as id, product.article_number, sku.gtin, sku.part_number, stock.in_stock, stock.oversellable,
      stock.is_counted, text.name, text.text1, text.text2, text.text3, text.alias, brand.name as brand, product.vat_class,
      product.weight_grams, product.content_amount, product.content_unit, size.name as size,
      price.selling_inc_vat, price.regular_inc_vat
    from skus sku join products product using (product_id) join stock using (sku_id) join brands brand using (brand_id)
    join product_texts text using (product_id) join sku_texts size using (sku_id)
    cross join lateral (
      select * from price_log own where own.product_id = product.product_id and own.market_id = 'se'
      order by valid_from desc, price_log_id desc limit 1
    ) price
    order by sku.article_number
  `.execute(db);
  return rows;
}

describeApi('an exported feed', () => {
  it(
    'is the same again after it was imported into an empty shop, in each form',
    () =>
      withImport(async (shop) => {
        const law = fc.asyncProperty(
          feeds,
          fc.constantFrom('rss' as const, 'atom' as const, 'tsv' as const),
          async ({ feed, rows }, form) => {
            await shop.empty();
            await shop.import(feed);
            const first = await shop.export(form);
            const before = await contentsOf(shop.db);
            const exported = await exportedRows(await shop.export('tsv'));
            expect(exported.size).toBeGreaterThan(0);
            for (const [id, own] of exported) {
              const row = rows[Number(id.slice(3))];
              expect([own('availability'), own('quantity'), own('mpn')]).toEqual(row && told(row));
            }
            await shop.empty();
            expect((await shop.import(first)).refused).toEqual([]);
            expect(await shop.export(form)).toBe(first);
            expect(await contentsOf(shop.db)).toEqual(before);
          },
        );
        await fc.assert(law, { numRuns: 8, seed: 20_261_121, endOnFailure: true });
      }),
    240_000,
  );
});
