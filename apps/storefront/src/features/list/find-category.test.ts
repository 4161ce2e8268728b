import { describe, expect, it } from 'vitest';
import { createCommerceClient } from '@torg/commerce-sdk';
import { createQueryClient } from '../../scope/create-query-client.ts';
import { unsharedReads } from '../../scope/shared-reads.ts';
import { findCategory } from './find-category.ts';

const hem = {
  categoryId: 3,
  parentCategoryId: 0,
  name: 'Hem',
  alias: 'hem',
  canonicalUrl: '/c/hem',
  order: 1,
  image: null,
  description: '',
  backgroundImage: null,
  isHidden: false,
  alternativeUrls: [],
};

function find(category: typeof hem | null) {
  const commerce = createCommerceClient({
    endpoint: 'https://shop.test/graphql',
    apiKey: 'a-key',
    scope: { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' },
    fetch: async () => Response.json({ data: { category } }),
  });
  return findCategory({ queries: createQueryClient(), commerce, shared: unsharedReads }, 'hem');
}

describe('findCategory', () => {
  it('gives the category behind an alias', async () => {
    expect(await find(hem)).toEqual(hem);
  });

  it('finds neither what is unknown nor what the shop hides', async () => {
    expect(await find(null)).toBeNull();
    expect(await find({ ...hem, isHidden: true })).toBeNull();
  });
});
