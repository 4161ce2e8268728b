import { describe, expect, it } from 'vitest';
import type { FeedRow } from '../read/feed-row.ts';
import { itemWith } from '../testing/feed-text.ts';
import type { ItemRules } from './item-rules.ts';
import { readItem } from './read-item.ts';

const rules: ItemRules = {
  currency: 'SEK',
  timeZone: 'Europe/Stockholm',
  vatClasses: new Set(['standard', 'food']),
  brand: null,
  otherCategory: 'Övrigt',
  ownOrigins: new Set(['https://torg.example']),
};

function read(changes: Record<string, string> = {}, own: Partial<ItemRules> = {}) {
  const fields = Object.entries(itemWith({ product_type: 'Köket > Muggar', ...changes }));
  const row: FeedRow = {
    line: 4,
    fields: new Map(fields.filter(([, value]) => value !== '').map(([name, value]) => [name, [value]])),
    details: [],
    problem: null,
  };
  return readItem(row, 1, { ...rules, ...own });
}

describe('a row of a feed', () => {
  it('becomes goods', () => {
    expect(read({ gtin: '2000000000008', color: 'Grön', shipping_weight: '0,4 kg', item_group_id: 'M' })).toMatchObject(
      {
        ok: true,
        notes: [],
        item: {
          id: 'A1',
          line: 4,
          groupId: 'M',
          summary: 'En mugg.',
          description: 'En mugg. Den tål disk.',
          alias: 'mugg-strand',
          gtin: '2000000000008',
          colour: 'Grön',
          categories: [['Köket', 'Muggar']],
          stock: { inStock: 5, oversellable: 0, isCounted: true },
          weightGrams: 400,
          price: { regular: 19_900, sale: null },
        },
      },
    );
  });

  it.each([
    [{ price: '-5 SEK' }, /negative/],
    [{ price: 'gratis' }, /cannot be read/],
    [{ price: '199.00' }, /no currency/],
    [{ price: '1.299 SEK' }, /cannot be read/],
    [{ price: '199.00 NOK' }, /in NOK, and this market sells in SEK/],
    [{ price: '' }, /no price/],
    [{ price: '0 SEK' }, /The price is 0/],
    [{ price: '99999999999 SEK' }, /cannot be read/],
    [{ sale_price: '199.00 SEK' }, /not below price/],
    [{ sale_price: '99 SEK', sale_price_effective_date: 'snart' }, /effective_date/],
    [{ sale_price: '99 SEK', sale_price_effective_date: '2026-11-20/2026-11-01' }, /effective_date/],
    [{ sale_price: '99 SEK', sale_price_effective_date: '2026-02-30/2026-03-01' }, /effective_date/],
    [{ id: '' }, /no id/],
    [{ title: '<b></b>' }, /no title/],
    [{ brand: '' }, /no brand/],
    [{ availability: 'kanske' }, /availability must be/],
    [{ availability: '', quantity: '-1' }, /whole number/],
    [{ availability: 'kanske', quantity: '-1' }, /availability must be/],
    [{ tax_category: 'lyx' }, /standard, food/],
  ])('stays out with %j', (changes, reason) => {
    const result = read(changes);
    expect(result).toMatchObject({ ok: false });
    expect(result.ok ? '' : result.reasons.join()).toMatch(reason);
  });

  it.each([
    ['129.00 SEK', 12_900],
    ['129,5 SEK', 12_950],
    ['SEK 1 299', 129_900],
    ['1,299.00 SEK', 129_900],
    ['1.299,00 sek', 129_900],
    ['1 299,00 SEK', 129_900],
  ])('costs what %s says', (price, regular) => {
    expect(read({ price })).toMatchObject({ item: { price: { regular } } });
  });

  it.each([
    ['2026-11-20T08:00+0100/2026-11-27T23:59+01:00', '2026-11-20T07:00:00Z', '2026-11-27T22:59:00Z'],
    ['2026-11-20/2026-11-27', '2026-11-19T23:00:00Z', '2026-11-27T23:00:00Z'],
    ['2026-07-01T00:00:00Z/', '2026-07-01T00:00:00Z', null],
  ])('is reduced between the moments of %s', (period, from, to) => {
    const result = read({ sale_price: '99 SEK', sale_price_effective_date: period });
    const sale = { selling: 9_900, from: Date.parse(from), to: to === null ? null : Date.parse(to) };
    expect(result).toMatchObject({ item: { price: { sale } } });
  });

  it.each([
    ['in_stock', { inStock: 100, oversellable: 0, isCounted: false }],
    ['out_of_stock', { inStock: 0, oversellable: 0, isCounted: true }],
    ['backorder', { inStock: 0, oversellable: 100, isCounted: false }],
  ])('is %s as it says where its quantity cannot be read', (availability, stock) => {
    expect(read({ availability, quantity: '10+' })).toMatchObject({
      ok: true,
      item: { stock },
      notes: ['The quantity “10+” is not a whole number from 0 and was left out'],
    });
  });

  it('leaves out what does no harm, and says so', () => {
    const result = read({
      gtin: '2000000000001',
      shipping_weight: 'tung',
      product_type: '',
      google_product_category: '632',
    });
    expect(result).toMatchObject({ item: { gtin: '', weightGrams: null, categories: [['Övrigt']] } });
    expect(result.ok && result.notes).toHaveLength(3);
  });

  it('takes markup out of texts, and the name of a brand from the command', () => {
    const changes = { description: '<p>En <b>mugg</b> &amp; ett fat.</p><p>Tål disk.</p>', brand: '' };
    expect(read(changes, { brand: 'Torg' })).toMatchObject({
      item: { description: 'En mugg & ett fat.\n\nTål disk.', summary: 'En mugg & ett fat.', brand: 'Torg' },
    });
  });

  it('knows its own pictures again, and no one else’s', () => {
    const of = (address: string) => {
      const result = read({ image_link: address });
      return result.ok && result.item.pictures;
    };
    expect(of('https://torg.example/media/product/raw/mugg.avif')).toEqual(['/product/raw/mugg.avif']);
    expect(of('https://a.example/media/product/raw/mugg.avif')).toEqual([
      'https://a.example/media/product/raw/mugg.avif',
    ]);
  });

  it.each([
    [
      { availability: 'in stock', quantity: '' },
      { inStock: 100, oversellable: 0, isCounted: false },
    ],
    [
      { availability: 'preorder', quantity: '' },
      { inStock: 0, oversellable: 100, isCounted: false },
    ],
    [
      { availability: 'out_of_stock', quantity: '3' },
      { inStock: 0, oversellable: 0, isCounted: true },
    ],
    [
      { availability: 'backorder', quantity: '4' },
      { inStock: 0, oversellable: 4, isCounted: true },
    ],
    [
      { availability: '', quantity: '7' },
      { inStock: 7, oversellable: 0, isCounted: true },
    ],
  ])('has the stock of %j', (changes, stock) => {
    expect(read(changes)).toMatchObject({ item: { stock } });
  });
});
