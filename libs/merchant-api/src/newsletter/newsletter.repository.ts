import type { ShopDatabase } from '../database/shop-database.ts';

/** Who wants which channel's newsletter. */
export interface RequestedNewsletter {
  /** In lower case. */
  email: string;
  channelId: string;
  languageId: string;
  tags: readonly string[];
}

/**
 * Stores a request that must be confirmed, in place of the one before; null where one was confirmed already. That one stays as it
 * is: anyone may write an address.
 */
export async function storeNewsletterRequest(
  trx: ShopDatabase,
  { email, channelId, languageId, tags }: RequestedNewsletter,
  now: number,
): Promise<number | null> {
  const latest = { language_id: languageId, tags: JSON.stringify(tags), asked_at: new Date(now) };
  const row = await trx
    .insertInto('newsletter_subscriptions')
    .values({ email, channel_id: channelId, confirmed_at: null, ...latest })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'channel_id'])
        .doUpdateSet(latest)
        .where('newsletter_subscriptions.confirmed_at', 'is', null),
    )
    .returning('subscription_id as subscriptionId')
    .executeTakeFirst();
  return row?.subscriptionId ?? null;
}

/** Whether someone asked for a channel's newsletter, confirmed or not yet. */
export async function wantsNewsletter(db: ShopDatabase, email: string, channelId: string): Promise<boolean> {
  const query = db.selectFrom('newsletter_subscriptions').select('subscription_id').where('email', '=', email);
  return (await query.where('channel_id', '=', channelId).executeTakeFirst()) !== undefined;
}

/** Notes that the owner of the address wants it, now or since before; false where the request was taken back. */
export async function confirmNewsletter(db: ShopDatabase, subscriptionId: number, now: number): Promise<boolean> {
  const confirmed = db
    .updateTable('newsletter_subscriptions')
    .set(({ fn, val }) => ({ confirmed_at: fn.coalesce('confirmed_at', val(new Date(now))) }))
    .where('subscription_id', '=', subscriptionId);
  return (await confirmed.returning('subscription_id').execute()).length > 0;
}

/** Whether its reader wants it; null where the subscription is gone. */
export async function isNewsletterConfirmed(db: ShopDatabase, subscriptionId: number): Promise<boolean | null> {
  const found = db.selectFrom('newsletter_subscriptions').select('confirmed_at');
  const row = await found.where('subscription_id', '=', subscriptionId).executeTakeFirst();
  return row ? row.confirmed_at !== null : null;
}

/** Ends the newsletters of an address: one channel's, or all where none is named. */
export async function endNewsletters(trx: ShopDatabase, email: string, channelId?: string): Promise<void> {
  await trx
    .deleteFrom('newsletter_subscriptions')
    .where('email', '=', email)
    .$if(channelId !== undefined, (query) => query.where('channel_id', '=', channelId ?? ''))
    .execute();
}
