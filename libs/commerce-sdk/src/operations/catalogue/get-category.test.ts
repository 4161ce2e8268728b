import { describe, expect, it } from 'vitest';
import { answeringClient, json } from '../../testing/answering-client.ts';
import { getCategory } from './get-category.ts';

const answer = {
  categoryId: 3,
  parentCategoryId: 0,
  name: 'Hem',
  alias: 'hem',
  canonicalUrl: 'c/hem',
  order: 1,
  primaryImage: null,
  description: null,
  backgroundImage: 'hem-bred.avif',
  isHidden: null,
  alternativeUrls: [null, { url: 'https://no.test/c/hjem', culture: 'nb-NO', channelId: '2|no' }],
};

describe('getCategory', () => {
  it('gives a category with what its page says', async () => {
    const { client, sent } = answeringClient(() => json({ data: { category: answer } }));
    const { primaryImage: image, ...said } = answer;
    expect(await getCategory(client, { alias: 'hem' })).toEqual({
      ...said,
      image,
      canonicalUrl: '/c/hem',
      description: '',
      isHidden: false,
      alternativeUrls: [{ url: 'https://no.test/c/hjem', culture: 'nb-NO', channelId: '2|no' }],
    });
    expect(sent[0]?.body.variables).toMatchObject({ alias: 'hem', languageId: 'sv-SE' });
  });

  it('is null for an unknown alias', async () => {
    const { client } = answeringClient(() => json({ data: { category: null } }));
    expect(await getCategory(client, { alias: 'saknas' })).toBeNull();
  });
});
