import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createCommerceClient, getProduct, getProducts } from '@torg/commerce-sdk';
import type { Product } from '@torg/commerce-sdk/domain';
import type { PublicConfig } from '../../config/public-config.ts';
import { readConfig } from '../../config/read-config.ts';
import { identityIn } from '../../config/shop-identity.ts';
import { sitesFrom } from '../../config/sites.ts';
import { testApiKey } from '../testing/demo-api-options.ts';
import { openEmbeddedApi } from '../testing/open-embedded-api.ts';
import { productData } from './product-data.ts';

// What Google asks of a product in a shop (developers.google.com/search/docs/appearance/structured-data/merchant-listing):
// what it requires, and what it recommends and the shop knows of each.

const type = <Name extends string>(name: Name) => z.literal(name);
const address = z.url({ protocol: /^https?$/ });
const amount = z.string().regex(/^\d+(\.\d{1,2})?$/);
const currency = z.enum(['SEK', 'NOK', 'EUR']);
const country = z.enum(['SE', 'NO']);

const specification = z.looseObject({
  '@type': type('UnitPriceSpecification'),
  price: amount,
  priceCurrency: currency,
  valueAddedTaxIncluded: z.literal(true).optional(),
  priceType: z.literal('https://schema.org/StrikethroughPrice').optional(),
  referenceQuantity: z
    .looseObject({ '@type': type('QuantitativeValue'), value: z.number().positive(), unitCode: z.string().length(3) })
    .optional(),
});

const offer = z.looseObject({
  '@type': type('Offer'),
  url: address,
  price: amount.refine((price) => Number(price) > 0),
  priceCurrency: currency,
  itemCondition: z.literal('https://schema.org/NewCondition'),
  availability: z.enum(
    ['InStock', 'LimitedAvailability', 'BackOrder', 'OutOfStock'].map((name) => `https://schema.org/${name}`),
  ),
  priceSpecification: z.array(specification).min(1),
  shippingDetails: z
    .looseObject({
      '@type': type('OfferShippingDetails'),
      shippingRate: z.looseObject({ '@type': type('MonetaryAmount'), value: z.number(), currency }),
      shippingDestination: z.looseObject({ '@type': type('DefinedRegion'), addressCountry: country }),
    })
    .optional(),
  hasMerchantReturnPolicy: z
    .looseObject({
      '@type': type('MerchantReturnPolicy'),
      applicableCountry: country,
      returnPolicyCategory: z.literal('https://schema.org/MerchantReturnFiniteReturnWindow'),
      merchantReturnDays: z.number().min(14),
      returnMethod: z.literal('https://schema.org/ReturnByMail'),
    })
    .optional(),
});

const facts = {
  name: z.string().min(1).max(150),
  url: address,
  description: z.string().min(1),
  image: z.array(address).min(1),
  brand: z.looseObject({ '@type': type('Brand'), name: z.string().min(1) }),
  aggregateRating: z
    .looseObject({ ratingValue: z.number().min(1).max(5), reviewCount: z.number().int().positive() })
    .optional(),
};

const single = z.looseObject({
  ...facts,
  '@type': type('Product'),
  sku: z.string().min(1),
  gtin13: z
    .string()
    .regex(/^\d{13}$/)
    .optional(),
  offers: offer,
});
const elsewhere = z.strictObject({ '@type': type('Product'), url: address });
const group = z.looseObject({
  ...facts,
  '@type': type('ProductGroup'),
  productGroupID: z.string().min(1),
  variesBy: z
    .array(z.enum(['color', 'size', 'material', 'pattern'].map((name) => `https://schema.org/${name}`)))
    .optional(),
  hasVariant: z.array(z.union([single, elsewhere])).min(1),
});
const told = z.discriminatedUnion('@type', [single, group]);

const sites = sitesFrom(readConfig({}));
let api: Awaited<ReturnType<typeof openEmbeddedApi>>;
beforeAll(async () => {
  api = await openEmbeddedApi();
});
afterAll(() => api.close());

describe.each(sites)('what search engines are told on the site in $locale', (site) => {
  const { profile } = readConfig({});
  const config = { imageBase: '/media', shop: identityIn(profile, site.locale) } as PublicConfig; // all that is looked at

  it('is what Google asks of each product that can be bought', async () => {
    const products = await everyProduct(site);
    expect(products.length).toBeGreaterThan(100);
    const wrong = products.flatMap((product) => {
      const data = productData({ site, config }, product);
      if (product.price !== null && product.images.length > 0 && data === null) return [`${product.alias}: nothing`];
      const problems = data === null ? [] : (told.safeParse(data).error?.issues ?? []);
      return problems.map((problem) => `${product.alias}, ${problem.path.join('.')}: ${problem.message}`);
    });
    expect(wrong).toEqual([]);
  }, 300_000);
});

async function everyProduct({ channelId, marketId, languageId }: (typeof sites)[number]): Promise<Product[]> {
  const client = createCommerceClient({
    ...{ apiKey: testApiKey, scope: { channelId, marketId, languageId }, cache: null, retries: 0 },
    endpoint: 'http://localhost:3000/graphql',
    fetch: async (input, init) => api.fetch(new Request(input, init)),
  });
  const aliases: string[] = [];
  for (;;) {
    const { products } = await getProducts(client, { skip: aliases.length, take: 80 });
    if (products.length === 0) break;
    aliases.push(...products.map(({ alias }) => alias));
  }
  const read = async (names: readonly string[]) =>
    (await Promise.all(names.map((alias) => getProduct(client, { alias })))).filter((product) => product !== null);
  const listed = await read(aliases);
  // A list shows one of the colours of a product.
  const others = new Set(listed.flatMap(({ variants }) => variants.map(({ alias }) => alias)));
  for (const alias of aliases) others.delete(alias);
  return [...listed, ...(await read([...others]))];
}
