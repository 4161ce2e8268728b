import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi } from '../testing/open-test-api.ts';
import { invoiceCheckout } from '../testing/open-checkout-client.ts';
import { openOrderDesk, type OrderDesk } from '../testing/open-order-desk.ts';
import { acceptReview, readUnrepliedReviews, readWaitingReviews, replyToReview } from './decide-review.ts';
import { storeReview } from './post-review.repository.ts';
import { readPublishedReviews } from './review.repository.ts';

describeApi('the review of a customer', () => {
  let desk: OrderDesk;
  let userId: number;
  beforeAll(async () => {
    desk = await openOrderDesk();
    const names = {
      email: 'maja@torg.example',
      first_name: 'Maja',
      last_name: 'Lind',
      customer_type: 'PERSON',
    } as const;
    const password = { password_salt: '', password_hash: '', created_at: new Date(desk.now) };
    const row = { ...names, ...password, personal_id: null, meta_data: null };
    const inserted = desk.db.insertInto('users').values(row).returning('user_id');
    userId = (await inserted.executeTakeFirstOrThrow()).user_id;
  });
  afterAll(() => desk.close());

  const productIdOf = async (alias: string) => {
    const product = desk.db.selectFrom('product_texts').select('product_id').where('alias', '=', alias);
    return (await product.executeTakeFirstOrThrow()).product_id;
  };
  const write = async (alias: string) => {
    const words = { languageId: 'sv-SE', rating: 1, author: 'Maja', comment: alias };
    await storeReview(desk.db, { userId, productId: await productIdOf(alias), ...words }, desk.now);
  };
  const verified = async () =>
    Object.fromEntries((await readWaitingReviews(desk.db)).map(({ comment, isVerified }) => [comment, isVerified]));
  const buy = async (articleNumber: string, status: 'pending' | 'pending-payment' | 'cancelled') => {
    const cartId = await desk.newCart();
    await desk.add(cartId, articleNumber, 1);
    const placed = await desk.place(cartId, invoiceCheckout);
    if (!placed.ok) throw new Error(placed.refusal.kind);
    const order = desk.db.updateTable('orders').set({ user_id: userId, status });
    await order.where('order_id', '=', placed.order.orderId).execute();
  };

  it('is verified where an order of theirs that stands holds the product, in any of its variants', async () => {
    await write('mugg-vit');
    await write('fat');
    expect(await verified()).toEqual({ 'mugg-vit': false, fat: false });
    await buy('FAT-1', 'cancelled');
    await buy('FAT-1', 'pending-payment');
    await buy('MUG-2', 'pending');
    await write('mugg-vit');
    await write('fat');
    expect(await verified()).toEqual({ 'mugg-vit': true, fat: false });
  });

  it('can be replied to once it is shown, and loses the reply with its words', async () => {
    const [review] = await readWaitingReviews(desk.db);
    const telling = { now: desk.now, channelUrls: { '1|se': 'https://boden.example' } };
    const reply = { reviewId: review?.id ?? 0, text: 'Tack!', ...telling };
    expect(await replyToReview(desk.db, reply)).toBe(false);
    await acceptReview(desk.db, reply.reviewId, telling);
    expect((await readUnrepliedReviews(desk.db)).map(({ id }) => id)).toContain(reply.reviewId);
    expect(await replyToReview(desk.db, reply)).toBe(true);
    expect((await readUnrepliedReviews(desk.db)).map(({ id }) => id)).not.toContain(reply.reviewId);
    const selection = { stars: 1, sort: 'NEWEST', skip: 0, take: 5 } as const;
    const alias = review?.comment ?? '';
    const mails = desk.db.selectFrom('mails').select(['recipient', 'kind', 'data']).where('kind', 'like', 'review-%');
    const told = { productName: review?.productName, address: `https://boden.example/p/${alias}` };
    expect(await mails.orderBy('mail_id').execute()).toEqual([
      { recipient: 'maja@torg.example', kind: 'review-shown', data: told },
      { recipient: 'maja@torg.example', kind: 'review-replied', data: { ...told, reply: 'Tack!' } },
    ]);
    const shown = async () => readPublishedReviews(desk.db, await productIdOf(alias), 'sv-SE', selection);
    expect(await shown()).toMatchObject([{ reply: 'Tack!', repliedAt: new Date(desk.now) }]);
    await write(alias);
    await acceptReview(desk.db, reply.reviewId, telling);
    expect(await shown()).toMatchObject([{ reply: null }]);
  });
});
