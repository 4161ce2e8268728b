import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeApi } from '../testing/open-test-api.ts';
import { generateCatalogue } from './generate-catalogue.ts';
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
  picture: maybe(fc.constantFrom('https://a.example/x,y.jpg', 'bild.png')),
  measure: maybe(fc.constantFrom('500 g', '0.75 l', '3 ct')),
});

const columns = `id item_group_id title description brand price sale_price sale_price_effective_date color pattern size
  product_type quantity availability product_detail image_link unit_pricing_measure`.split(/\s+/);

const feeds = fc.array(row, { minLength: 1, maxLength: 12 }).map((rows) => {
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
  ]);
  const cell = (value: string) => `"${value.replaceAll('"', '""')}"`;
  return [columns, ...lines.map((line) => line.map(cell))].map((cells) => cells.join('\t')).join('\n');
});

describeApi('an exported feed', () => {
  it(
    'is the same again after it was imported into an empty shop, in each form',
    () =>
      withImport(async (shop) => {
        const law = fc.asyncProperty(
          feeds,
          fc.constantFrom('rss' as const, 'atom' as const, 'tsv' as const),
          async (feed, form) => {
            await shop.empty();
            await shop.import(feed);
            const first = await shop.export(form);
            expect(first).toContain('id-0');
            await shop.empty();
            expect((await shop.import(first)).refused).toEqual([]);
            expect(await shop.export(form)).toBe(first);
          },
        );
        await fc.assert(law, { numRuns: 8, seed: 20_261_121, endOnFailure: true });
      }),
    240_000,
  );

  it('holds a generated catalogue in both languages', () =>
    withImport(async (shop) => {
      const norwegian = { languageId: 'nb-NO', marketId: 'no' };
      const clock = { now: () => Date.parse('2026-11-21T12:00:00Z') };
      await generateCatalogue(shop.db, { clock, products: 40, seed: 5, onProgress: () => {} });
      const [swedish, translated] = [await shop.export('rss'), await shop.export('rss', norwegian)];
      expect(swedish).toContain('SEK');
      expect(translated).toContain('NOK');
      await shop.empty();
      await shop.import(swedish);
      await shop.import(translated, norwegian);
      expect(await shop.export('rss')).toBe(swedish);
      expect(await shop.export('rss', norwegian)).toBe(translated);
    }));
});
