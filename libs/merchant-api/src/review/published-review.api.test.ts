import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SeedCatalogue, SeedFamily } from '../catalogue/seed-types.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';

const stars = (rating: number, daysAgo: number) => ({
  language: 'sv' as const,
  author: `R${rating}-${daysAgo}`,
  rating,
  comment: '',
  daysAgo,
});
const reviews = [
  stars(5, 1),
  { ...stars(2, 4), isVerified: false, reply: { text: 'Förlåt!', daysAgo: 3 } },
  stars(4, 2),
  stars(2, 9),
];
const catalogue: SeedCatalogue = {
  ...testCatalogue,
  families: testCatalogue.families.map((family): SeedFamily =>
    family.key === 'mugg' ? { ...family, reviews } : family,
  ),
};
const read = `query($alias: String!, $rating: Int, $sort: ReviewSort, $skip: Int, $take: Int, $languageId: String) {
  productReviews(alias: $alias, rating: $rating, sort: $sort, skip: $skip, take: $take, languageId: $languageId) {
    count total averageRating distribution reviews { id author isVerified reply { text repliedAt } } } }`;

describeApi('published reviews', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ catalogue });
  });
  afterAll(() => api.close());

  const ask = async (variables: object) => {
    const { data, errors } = await api.queryExtensions(read, variables);
    expect(errors).toEqual([]);
    return data.productReviews;
  };
  const authors = async (variables: object) =>
    (await ask({ alias: 'mugg-vit', ...variables })).reviews.map(({ author }: { author: string }) => author);

  it('tell how the stars are spread over all of them, whichever are asked for', async () => {
    const all = { total: 4, averageRating: 3.25, distribution: [0, 2, 0, 1, 1] };
    expect(await ask({ alias: 'mugg-vit', take: 0 })).toEqual({ ...all, count: 4, reviews: [] });
    expect(await ask({ alias: 'mugg-gron', rating: 2 })).toMatchObject({ ...all, count: 2 });
  });

  it('come newest first, or by their stars', async () => {
    expect(await authors({})).toEqual(['R5-1', 'R4-2', 'R2-4', 'R2-9']);
    expect(await authors({ sort: 'LOWEST' })).toEqual(['R2-4', 'R2-9', 'R4-2', 'R5-1']);
    expect(await authors({ sort: 'HIGHEST', skip: 1, take: 2 })).toEqual(['R4-2', 'R2-4']);
    expect(await authors({ rating: 2 })).toEqual(['R2-4', 'R2-9']);
  });

  it('say who had bought, and what the shop replied', async () => {
    const [first, , replied] = (await ask({ alias: 'mugg-vit' })).reviews;
    expect(first).toMatchObject({ isVerified: true, reply: null });
    expect(replied).toMatchObject({ isVerified: false, reply: { text: 'Förlåt!' } });
  });

  it('are none in another language, and null for an unknown product', async () => {
    expect(await ask({ alias: 'fat' })).toMatchObject({ total: 0, averageRating: 0, distribution: [0, 0, 0, 0, 0] });
    expect(await ask({ alias: 'saknas' })).toBeNull();
    expect(await ask({ alias: 'mugg-vit', languageId: 'sv' })).toBeNull();
  });

  it.each([0, 6, -1])('are refused for %i stars', async (rating) => {
    expect((await api.queryExtensions(read, { alias: 'mugg-vit', rating })).codes).toEqual(['BAD_USER_INPUT']);
  });
});
