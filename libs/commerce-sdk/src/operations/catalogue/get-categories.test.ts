import { describe, expect, it } from 'vitest';
import { CategoriesDocument } from '../../generated/graphql.ts';
import { answeringClient, json } from '../../testing/answering-client.ts';
import { getCategories } from './get-categories.ts';

describe('getCategories', () => {
  it('asks for the children of one category', async () => {
    const category = {
      categoryId: 3,
      parentCategoryId: 0,
      name: 'Hem',
      alias: 'hem',
      canonicalUrl: 'c/hem',
      order: 1,
    };
    const { client, sent } = answeringClient(() =>
      json({ data: { categories: [null, { ...category, primaryImage: 'hem.avif' }] } }),
    );
    expect(await getCategories(client, { parentCategoryId: 0 })).toEqual([
      { ...category, canonicalUrl: '/c/hem', image: 'hem.avif' },
    ]);
    expect(sent[0]?.body.variables).toMatchObject({ parentCategoryId: 0, languageId: 'sv-SE' });
  });

  it('asks for nothing that only the page of a category shows, since every page carries the answer', () => {
    expect(CategoriesDocument.toString()).not.toMatch(/description|alternativeUrls/);
  });
});
