import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import { readDocument } from '../testing/crawl/read-document.ts';

let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

/** What the page of a product tells search engines of it. */
async function toldAt(path: string, host = 'localhost:3000') {
  const answer = await shop.ask(path, {}, host);
  const { structuredData } = readDocument(await answer.text());
  return structuredData.map((json) => JSON.parse(json)).find((data) => String(data['@type']).startsWith('Product'));
}

it('a product in colours is a group, whose other colours are told on their own pages', async () => {
  const mug = await toldAt('/p/muggar/mugg-strand-kritvit');
  expect(mug).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: expect.stringMatching(/^product-\d+$/),
    variesBy: ['https://schema.org/color'],
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.25, reviewCount: 4, bestRating: 5 },
  });
  const [own, ...others] = mug.hasVariant;
  expect(own).toMatchObject({
    '@type': 'Product',
    gtin13: expect.stringMatching(/^\d{13}$/),
    offers: {
      itemCondition: 'https://schema.org/NewCondition',
      hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: 'SE' },
      shippingDetails: { shippingRate: { value: 0, currency: 'SEK' }, shippingDestination: { addressCountry: 'SE' } },
    },
  });
  expect(others.length).toBeGreaterThan(0);
  for (const other of others)
    expect(other).toEqual({ '@type': 'Product', url: expect.stringMatching(/^http:\/\/localhost:3000\/p\/muggar\//) });
});

it('each size is a variant with an address that chooses it', async () => {
  const cardigan = await toldAt('/p/trojor-och-koftor/kofta-ronn-skiffergra');
  expect(cardigan.variesBy).toContain('https://schema.org/size');
  const sizes = cardigan.hasVariant.filter(({ size }: { size?: string }) => size);
  expect(sizes.length).toBeGreaterThan(1);
  for (const { offers, name, size } of sizes) {
    expect(name).toContain(size);
    expect(offers.url).toMatch(/\?sku=\d+$/);
  }
});

it('food tells its price per kilogram, and stands alone', async () => {
  const coffee = await toldAt('/p/kaffe/kaffe-gryning-hela-bonor');
  expect(coffee).toMatchObject({ '@type': 'Product', offers: { priceSpecification: [{ referenceQuantity: {} }] } });
  const { value, unitCode, valueReference } = coffee.offers.priceSpecification[0].referenceQuantity;
  expect([value, unitCode, valueReference.value]).toEqual([0.5, 'KGM', 1]);
});

it('a reduced price strikes the prior one, and no other', async () => {
  const { offers } = firstSold(await toldAt('/p/trojor-och-koftor/kofta-ronn-skiffergra'));
  const [selling, struck] = offers.priceSpecification;
  expect(selling?.price).toBe(offers.price);
  expect(struck?.priceType).toBe('https://schema.org/StrikethroughPrice');
  expect(Number(struck?.price)).toBeGreaterThan(Number(offers.price));
});

it('Norway is told kroner of its own, and where they send back', async () => {
  const { offers } = firstSold(await toldAt('/p/krus/krus-strand-kritthvit', 'nb.localhost:3000'));
  expect(offers).toMatchObject({ priceCurrency: 'NOK', hasMerchantReturnPolicy: { applicableCountry: 'NO' } });
});

it('a product that nobody has rated tells of no stars', async () => {
  expect(await toldAt('/p/bocker/bilderbok-raven-pa-berget')).not.toHaveProperty('aggregateRating');
});

function firstSold(told: { hasVariant?: { offers: Told }[]; offers?: Told }): { offers: Told } {
  const offers = told.hasVariant?.[0]?.offers ?? told.offers;
  if (!offers) throw new Error('Nothing is sold');
  return { offers };
}

interface Told {
  price: string;
  priceCurrency: string;
  priceSpecification: { price: string; priceType?: string }[];
}
