import type { ShopDatabase } from '../database/shop-database.ts';

/** How a channel differs from the design's own look. */
export interface ChannelSettings {
  channelId: string;
  /** Style variable names to values, such as `radius.card` to `14px`. */
  theme: Readonly<Record<string, string>>;
}

/** Reads a channel's settings; one without any of its own looks as the design does. */
export async function readChannelSettings(db: ShopDatabase, channelId: string): Promise<ChannelSettings> {
  const row = await db
    .selectFrom('channel_settings')
    .select('theme')
    .where('channel_id', '=', channelId)
    .executeTakeFirst();
  return { channelId, theme: row?.theme ?? {} };
}
