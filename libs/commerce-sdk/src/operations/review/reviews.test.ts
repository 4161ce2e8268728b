import { describe, expect, it } from 'vitest';
import { answeringClient, json } from '../../testing/answering-client.ts';
import { getReviews } from './get-reviews.ts';
import { postProductReview } from './post-product-review.ts';

const good = { alias: 'kudde', rating: 5, author: 'Maja', comment: 'Mjuk' };

describe('reviews', () => {
  it('are told with their sum', async () => {
    const review = { rating: 5, author: 'Maja', comment: 'Mjuk', reviewDate: '2026-11-01T00:00:00.000Z' };
    const reviews = { count: 12, averageRating: 4.5, reviews: [review, null] };
    const { client, sent } = answeringClient(() => json({ data: { reviews } }));
    expect(await getReviews(client, { alias: 'kudde', skip: 10, take: 5 })).toEqual({
      count: 12,
      averageRating: 4.5,
      reviews: [{ rating: 5, author: 'Maja', comment: 'Mjuk', writtenAt: '2026-11-01T00:00:00.000Z' }],
    });
    expect(sent[0]?.body.variables).toMatchObject({ alias: 'kudde', skip: 10, take: 5 });
  });

  it('are null for an unknown product', async () => {
    const { client } = answeringClient(() => json({ data: { reviews: null } }));
    expect(await getReviews(client, { alias: 'saknas' })).toBeNull();
  });
});

describe('a review that is handed in', () => {
  it.each([
    [true, 'received'],
    [false, 'invalid'],
  ])('and answered by %s is %s', async (answer, kind) => {
    const { client, sent } = answeringClient(() => json({ data: { postProductReview: answer } }));
    expect(await postProductReview(client, good)).toEqual({ kind });
    expect(sent[0]?.body.variables).toMatchObject(good);
  });

  it.each([
    ['UNAUTHENTICATED', 'signed-out'],
    ['UNKNOWN_PRODUCT', 'unknown-product'],
    ['BAD_USER_INPUT', 'invalid'],
  ])('and refused with %s is %s', async (code, kind) => {
    const { client } = answeringClient(() => json({ errors: [{ message: 'No', extensions: { code } }] }));
    expect(await postProductReview(client, good)).toEqual({ kind });
  });

  it('is not lost without a word', async () => {
    const { client } = answeringClient(() => json({ errors: [{ message: 'Down' }] }));
    await expect(postProductReview(client, good)).rejects.toMatchObject({ code: 'GRAPHQL' });
  });
});
