import { sql } from 'kysely';
import type { ShopDatabase } from '../database/shop-database.ts';

/** A campaign that has a page at the moment, with what it is called in each language. */
export interface CampaignPage {
  campaignId: number;
  hideTitle: boolean;
  /** By language id. */
  texts: ReadonlyMap<string, { alias: string; name: string; description: string | null }>;
}

/** Where and when a campaign's page is asked for. */
export interface CampaignPlace {
  languageId: string;
  marketId: string;
  now: number;
}

/** Finds the running campaign that an alias names, in the language first; null outside of its days. */
export async function findCampaignPage(
  db: ShopDatabase,
  alias: string,
  { languageId, marketId, now }: CampaignPlace,
): Promise<CampaignPage | null> {
  const moment = new Date(now);
  const rows = await db
    .selectFrom('discount_campaigns as campaign')
    .innerJoin('discount_campaign_texts as text', 'text.campaign_id', 'campaign.campaign_id')
    .innerJoin('discount_campaign_markets as run', 'run.campaign_id', 'campaign.campaign_id')
    .innerJoin('markets as market', (join) =>
      join.on(sql<boolean>`run.market_id = coalesce(market.base_market_id, market.market_id)`),
    )
    .select(['campaign.campaign_id as campaignId', 'campaign.hide_title as hideTitle'])
    .select(['text.language_id as languageId', 'text.alias', 'text.name', 'text.description'])
    .where('campaign.is_active', '=', true)
    .where('market.market_id', '=', marketId)
    .where('run.starts_at', '<=', moment)
    .where('run.ends_at', '>', moment)
    .where(
      sql<boolean>`exists (
        select 1 from discount_campaign_texts named
        where named.campaign_id = campaign.campaign_id and named.alias = ${alias}
      )`,
    )
    .orderBy('campaign.campaign_id')
    .execute();
  const named = rows.find((row) => row.languageId === languageId && row.alias === alias) ?? rows[0];
  if (!named) return null;
  const own = rows.filter(({ campaignId }) => campaignId === named.campaignId);
  return {
    campaignId: named.campaignId,
    hideTitle: named.hideTitle,
    texts: new Map(own.map(({ languageId: language, ...text }) => [language, text])),
  };
}
