import { afterAll, beforeAll, expect, it } from 'vitest';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

const document = `query($alias: String, $skip: Int, $take: Int, $channelId: String) {
  reviews(alias: $alias, skip: $skip, take: $take, channelId: $channelId) {
    count averageRating reviews { rating author comment reviewDate } } }`;

describeApi('reviews', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ catalogue: featureCatalogue });
  });
  afterAll(() => api.close());

  const reviews = async (variables: object) => (await api.query(document, variables)).data.reviews;
  const authors = async (variables: object) =>
    (await reviews(variables)).reviews.map(({ author }: { author: string }) => author);

  it('of every colour of a family stand together, the newest first', async () => {
    expect(await reviews({ alias: 'mugg-vit' })).toEqual({
      count: 2,
      averageRating: 3.5,
      reviews: [
        { rating: 2, author: 'Olle', comment: 'Fel grön.', reviewDate: '2026-11-20T12:00:00.000Z' },
        { rating: 5, author: 'Karin', comment: 'Lagom tung.', reviewDate: '2026-11-18T12:00:00.000Z' },
      ],
    });
    expect(await authors({ alias: 'mugg-gron' })).toEqual(['Olle', 'Karin']);
  });

  it('are shown to those who read their language', async () => {
    expect(await authors({ alias: 'krus-hvit', channelId: '2|no' })).toEqual(['Ingrid']);
  });

  it('come page by page', async () => {
    expect(await authors({ alias: 'mugg-vit', take: 1 })).toEqual(['Olle']);
    expect(await authors({ alias: 'mugg-vit', take: 1, skip: 1 })).toEqual(['Karin']);
    expect(await authors({ alias: 'mugg-vit', skip: 2 })).toEqual([]);
    expect(await authors({ alias: 'mugg-vit', take: 0 })).toEqual([]);
  });

  it('rate the product as they are counted', async () => {
    const { data } = await api.query('{ product(alias: "mugg-gron") { rating { score voteCount } } }');
    expect(data.product.rating).toEqual({ score: 3.5, voteCount: 2 });
  });

  it('are none, and no average, where nobody wrote', async () => {
    expect(await reviews({ alias: 'bok' })).toEqual({ count: 0, averageRating: 0, reviews: [] });
    expect(await reviews({ alias: 'saknas' })).toBeNull();
  });

  it.each([{ alias: null }, { alias: 'bok', take: -1 }, { alias: 'bok', skip: 6001 }])(
    'are refused for %j in plain words',
    async (variables) => {
      const { codes, errors } = await api.query(document, variables);
      expect(codes).toEqual(['BAD_USER_INPUT']);
      expect(errors[0]?.message).toMatch(/[Gg]ive /);
    },
  );
});
