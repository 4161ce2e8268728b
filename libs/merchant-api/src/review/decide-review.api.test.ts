import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { openSeededDatabase, testStart } from '../testing/seeded-database.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';
import { acceptReview, declineReview, readWaitingReviews } from './decide-review.ts';
import { readReviews } from './review.repository.ts';

describeApi('a review that waits', () => {
  let open: OpenDatabase;
  let productId: number;
  const telling = { now: testStart, channelUrls: {} };
  beforeAll(async () => {
    open = await openSeededDatabase(testCatalogue);
    const product = open.db.selectFrom('product_texts').select('product_id').where('alias', '=', 'mugg-vit');
    productId = (await product.executeTakeFirstOrThrow()).product_id;
    const row = {
      product_id: productId,
      language_id: 'sv-SE',
      rating: 4,
      author: 'Karin',
      is_published: false,
      is_demo: false,
    };
    await open.db
      .insertInto('reviews')
      .values([
        { ...row, comment: 'Den senare', written_at: new Date(testStart) },
        { ...row, comment: 'Den första', written_at: new Date(testStart - 1000) },
      ])
      .execute();
  });
  afterAll(() => open.close());

  const shown = async () =>
    (await readReviews(open.db, productId, 'sv-SE', { skip: 0, take: 10 })).map(({ comment }) => comment);

  it('is shown once it is accepted, or gone once it is declined', async () => {
    const [first, later] = await readWaitingReviews(open.db);
    expect(first).toMatchObject({ comment: 'Den första', author: 'Karin', rating: 4, productName: expect.any(String) });
    expect(await shown()).toEqual([]);
    expect(await acceptReview(open.db, first?.id ?? 0, telling)).toBe(true);
    expect(await declineReview(open.db, later?.id ?? 0)).toBe(true);
    expect(await shown()).toEqual(['Den första']);
    expect(await readWaitingReviews(open.db)).toEqual([]);
  });

  it('is decided once: what is shown cannot be declined any more', async () => {
    const { review_id: id } = await open.db.selectFrom('reviews').select('review_id').executeTakeFirstOrThrow();
    expect([await acceptReview(open.db, id, telling), await declineReview(open.db, id)]).toEqual([false, false]);
    expect(await shown()).toEqual(['Den första']);
  });
});
