import { describe, expect, it } from 'vitest';
import { ProductAddressesDocument } from '../../generated/graphql.ts';
import { answeringClient, json } from '../../testing/answering-client.ts';
import { getCategoryAddresses } from './get-category-addresses.ts';
import { getProductAddresses } from './get-product-addresses.ts';

const elsewhere = { url: '/p/kopp', culture: 'nb-NO', channelId: '2|no' };
const answering = (data: object) => answeringClient(() => json({ data }));

describe('where the pages of a catalogue stand', () => {
  it('is told of every variant within prices, and of nothing else', async () => {
    const products = [{ alias: 'mugg', canonicalUrl: '/p/mugg', alternativeUrls: [elsewhere, null] }, null];
    const { client, sent } = answering({ products: { count: 1, products } });
    const price = { lowest: 4950, highest: 9900 };
    expect(await getProductAddresses(client, { skip: 200, take: 200, price })).toEqual({
      count: 1,
      addresses: [{ canonicalUrl: '/p/mugg', alternativeUrls: [elsewhere] }],
    });
    expect(sent[0]?.body.variables).toMatchObject({
      skip: 200,
      take: 200,
      filter: { includeCollapsed: true, price: { lowest: 49.5, highest: 99 }, sort: 'LATEST' },
    });
    expect(ProductAddressesDocument.toString()).not.toContain('unitPrice');
  });

  it('follows from the alias where an account gives no path, and is left out where there is neither', async () => {
    const bare = { alias: 'koket', canonicalUrl: null, alternativeUrls: null };
    const { client } = answering({ categories: [bare, { ...bare, alias: null }, null] });
    expect(await getCategoryAddresses(client)).toEqual([{ canonicalUrl: '/c/koket', alternativeUrls: [] }]);
  });

  it('may be empty, but not left out', async () => {
    const none = answering({ products: { count: 0, products: null } });
    expect(await getProductAddresses(none.client, { skip: 0, take: 1 })).toEqual({ count: 0, addresses: [] });
    const { client } = answering({ products: null });
    await expect(getProductAddresses(client, { skip: 0, take: 1 })).rejects.toMatchObject({ code: 'MISSING_DATA' });
  });
});
