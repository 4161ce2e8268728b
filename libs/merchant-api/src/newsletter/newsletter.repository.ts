import type { ShopDatabase } from '../database/shop-database.ts';

/** Who wants which channel's newsletter. */
export interface NewsletterWish {
  /** In lower case. */
  email: string;
  channelId: string;
  languageId: string;
  tags: readonly string[];
}

/** Keeps a wish, in place of the one before; who has confirmed need not do so again. */
export async function keepNewsletterWish(
  trx: ShopDatabase,
  { email, channelId, languageId, tags }: NewsletterWish,
  now: number,
): Promise<{ subscriptionId: number; isConfirmed: boolean }> {
  const latest = { language_id: languageId, tags: JSON.stringify(tags), asked_at: new Date(now) };
  const row = await trx
    .insertInto('newsletter_subscriptions')
    .values({ email, channel_id: channelId, confirmed_at: null, ...latest })
    .onConflict((conflict) => conflict.columns(['email', 'channel_id']).doUpdateSet(latest))
    .returning(['subscription_id as subscriptionId', 'confirmed_at'])
    .executeTakeFirstOrThrow();
  return { subscriptionId: row.subscriptionId, isConfirmed: row.confirmed_at !== null };
}

/** Whether someone asked for a channel's newsletter, confirmed or not yet. */
export async function wantsNewsletter(db: ShopDatabase, email: string, channelId: string): Promise<boolean> {
  const query = db.selectFrom('newsletter_subscriptions').select('subscription_id').where('email', '=', email);
  return (await query.where('channel_id', '=', channelId).executeTakeFirst()) !== undefined;
}

/** Notes that the owner of the address wants it. */
export async function confirmNewsletter(db: ShopDatabase, subscriptionId: number, now: number): Promise<void> {
  await db
    .updateTable('newsletter_subscriptions')
    .set({ confirmed_at: new Date(now) })
    .where('subscription_id', '=', subscriptionId)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Ends the newsletters of an address: one channel's, or all where none is named. */
export async function endNewsletters(trx: ShopDatabase, email: string, channelId?: string): Promise<void> {
  await trx
    .deleteFrom('newsletter_subscriptions')
    .where('email', '=', email)
    .$if(channelId !== undefined, (query) => query.where('channel_id', '=', channelId ?? ''))
    .execute();
}
