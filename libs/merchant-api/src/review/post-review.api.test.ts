import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAuthApi, tokensOf, type AuthApi } from '../account/testing/open-auth-api.ts';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { describeApi } from '../testing/open-test-api.ts';

const post = `mutation($alias: String!, $rating: Int, $comment: String, $author: String!) {
  done: postProductReview(alias: $alias, rating: $rating, comment: $comment, author: $author) }`;
const whole = { alias: 'mugg-vit', rating: 4, comment: 'Fin.', author: 'Anna' };

describeApi('writing a review', () => {
  let api: AuthApi;
  let token = '';
  beforeAll(async () => {
    api = await openAuthApi({ catalogue: featureCatalogue });
    ({ token } = await tokensOf(await api.signIn()));
  });
  afterAll(() => api.close());

  it('is thanked for and not shown before someone of the shop has accepted it, also when written again', async () => {
    const reviews = async () =>
      (await api.query('{ reviews(alias: "mugg-vit") { count averageRating } }')).data.reviews;
    const before = await reviews();
    expect((await api.queryAs(token, post, whole)).data).toEqual({ done: true });
    expect((await api.queryAs(token, post, { ...whole, rating: 1 })).data).toEqual({ done: true });
    expect(await reviews()).toEqual(before);
  });

  it('is for customers who are signed in', async () => {
    expect((await api.query(post, whole)).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('may leave out the comment, and use all of the room', async () => {
    const words = { author: 'å'.repeat(50), comment: 'ö'.repeat(150) };
    expect((await api.queryAs(token, post, { ...whole, ...words })).data).toEqual({ done: true });
    expect((await api.queryAs(token, post, { ...whole, comment: null })).data).toEqual({ done: true });
  });

  it.each([
    [{ rating: 0 }, 'BAD_USER_INPUT'],
    [{ rating: 6 }, 'BAD_USER_INPUT'],
    [{ rating: null }, 'BAD_USER_INPUT'],
    [{ author: ' ' }, 'BAD_USER_INPUT'],
    [{ author: 'a'.repeat(51) }, 'BAD_USER_INPUT'],
    [{ comment: 'a'.repeat(151) }, 'BAD_USER_INPUT'],
    [{ alias: 'saknas' }, 'UNKNOWN_PRODUCT'],
  ])('is refused with %j', async (change, code) => {
    expect((await api.queryAs(token, post, { ...whole, ...change })).codes).toEqual([code]);
  });
});
