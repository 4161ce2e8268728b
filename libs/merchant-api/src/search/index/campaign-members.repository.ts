import { sql } from 'kysely';
import { readNumbers } from '../../database/number-column.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';

/** A campaign that runs, and its products. */
export interface CampaignMembers {
  campaignId: number;
  /** What its page is called, in every language. */
  aliases: readonly string[];
  productIds: Float64Array;
}

/** The campaigns that run in a market at one moment. */
export interface RunningCampaigns {
  campaigns: readonly CampaignMembers[];
  /** When the next one begins or ends, in milliseconds since 1970; Infinity where none does. */
  changeAt: number;
}

/** Reads the campaigns that run in a market at `now`. A market without prices of its own shares its base market's. */
export async function readRunningCampaigns(db: ShopDatabase, marketId: string, now: number): Promise<RunningCampaigns> {
  const moment = new Date(now);
  const inMarket = sql`market.market_id = (
    select coalesce(base_market_id, market_id) from markets where market_id = ${marketId}
  )`;
  const { rows } = await sql<{ campaign_id: number; aliases: string[] | null; members: string | null }>`
    select campaign.campaign_id,
      (select array_agg(alias) from discount_campaign_texts text where text.campaign_id = campaign.campaign_id) as aliases,
      (
        select string_agg(member.product_id::text, ' ')
        from discount_campaign_products member where member.campaign_id = campaign.campaign_id
      ) as members
    from discount_campaigns campaign
    join discount_campaign_markets market on market.campaign_id = campaign.campaign_id
    where campaign.is_active and ${inMarket} and market.starts_at <= ${moment} and market.ends_at > ${moment}
  `.execute(db);
  const { rows: changes } = await sql<{ moment: Date | null }>`
    select min(change.moment) as moment
    from discount_campaign_markets market
    cross join lateral (values (market.starts_at), (market.ends_at)) as change (moment)
    where ${inMarket} and change.moment > ${moment}
  `.execute(db);
  return {
    campaigns: rows.map(({ campaign_id, aliases, members }) => ({
      campaignId: campaign_id,
      aliases: aliases ?? [],
      productIds: readNumbers(members),
    })),
    changeAt: changes[0]?.moment?.getTime() ?? Infinity,
  };
}
