import type { CampaignDiscount, RunningCampaign } from '@torg/commerce-sdk/domain';
import { sql } from 'kysely';
import { anyOf, gatheredRead, type GatheredRead } from '../database/gathered-read.ts';
import { groupBy } from '../database/group-by.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { CampaignPlace } from './campaign-page.ts';
import type { CampaignAction } from './campaign.tables.ts';

/** When campaigns lower the prices of a product in a market. */
export interface ProductCampaign extends RunningCampaign<number> {
  productId: number;
  marketId: string;
}

/** Reads every campaign that lowers prices, product by product and market by market, by its id. */
export async function readPriceCampaigns(db: ShopDatabase): Promise<readonly ProductCampaign[]> {
  const rows = await db
    .selectFrom('discount_campaigns as campaign')
    .innerJoin('discount_campaign_markets as market', 'market.campaign_id', 'campaign.campaign_id')
    .innerJoin('discount_campaign_products as member', 'member.campaign_id', 'campaign.campaign_id')
    .select(['campaign.campaign_id', 'campaign.action', 'member.product_id', 'market.market_id'])
    .select(['market.starts_at', 'market.ends_at', 'market.action_value'])
    .where('campaign.is_active', '=', true)
    .where('campaign.action', 'is not', null)
    .orderBy('campaign.campaign_id')
    .execute();
  return rows.map((row) => ({
    campaignId: row.campaign_id,
    productId: row.product_id,
    marketId: row.market_id,
    from: row.starts_at.getTime(),
    until: row.ends_at.getTime(),
    discount: toDiscount(row.action, row.action_value ?? 0),
  }));
}

function toDiscount(action: CampaignAction | null, value: number): CampaignDiscount {
  if (action === 'PERCENT_OFF') return { kind: 'percent', percent: value };
  return action === 'AMOUNT_OFF' ? { kind: 'amount', amount: value } : { kind: 'price', price: value };
}

/** A campaign that runs now, as one language and market see it. */
export interface CampaignRecord {
  campaignId: number;
  alias: string;
  name: string;
  hideTitle: boolean;
  action: CampaignAction | null;
  /** Whole percent, or minor units inc VAT; null where the campaign only gathers products. */
  actionValue: number | null;
}

/** Reads the campaigns that run for products at a moment, the newest first, by product id. */
export function campaignsOfProducts(
  db: ShopDatabase,
  place: CampaignPlace,
): GatheredRead<number, readonly CampaignRecord[]> {
  return gatheredRead(
    (productIds) => runningFor(db, productIds, place),
    (rows) => groupBy(rows, ({ product_id }) => product_id),
  );
}

function runningFor(db: ShopDatabase, productIds: readonly number[], { languageId, marketId, now }: CampaignPlace) {
  const moment = new Date(now);
  return db
    .selectFrom('discount_campaign_products as member')
    .innerJoin('discount_campaigns as campaign', 'campaign.campaign_id', 'member.campaign_id')
    .innerJoin('discount_campaign_texts as text', 'text.campaign_id', 'campaign.campaign_id')
    .innerJoin('discount_campaign_markets as run', 'run.campaign_id', 'campaign.campaign_id')
    .innerJoin('markets as market', (join) =>
      join.on(sql<boolean>`run.market_id = coalesce(market.base_market_id, market.market_id)`),
    )
    .select(['member.product_id', 'campaign.campaign_id as campaignId', 'campaign.hide_title as hideTitle'])
    .select(['campaign.action', 'run.action_value as actionValue', 'text.alias', 'text.name'])
    .where('member.product_id', '=', anyOf(productIds))
    .where('campaign.is_active', '=', true)
    .where('text.language_id', '=', languageId)
    .where('market.market_id', '=', marketId)
    .where('run.starts_at', '<=', moment)
    .where('run.ends_at', '>', moment)
    .orderBy('run.starts_at', 'desc')
    .orderBy('campaign.campaign_id');
}

/** What a campaign is called in addresses of a language; null outside of its days. */
export async function findRunningAlias(
  db: ShopDatabase,
  campaignId: number,
  { languageId, marketId, now }: CampaignPlace,
): Promise<string | null> {
  const moment = new Date(now);
  const row = await db
    .selectFrom('discount_campaigns as campaign')
    .innerJoin('discount_campaign_texts as text', 'text.campaign_id', 'campaign.campaign_id')
    .innerJoin('discount_campaign_markets as run', 'run.campaign_id', 'campaign.campaign_id')
    .innerJoin('markets as market', (join) =>
      join.on(sql<boolean>`run.market_id = coalesce(market.base_market_id, market.market_id)`),
    )
    .select('text.alias')
    .where('campaign.campaign_id', '=', campaignId)
    .where('campaign.is_active', '=', true)
    .where('text.language_id', '=', languageId)
    .where('market.market_id', '=', marketId)
    .where('run.starts_at', '<=', moment)
    .where('run.ends_at', '>', moment)
    .executeTakeFirst();
  return row?.alias ?? null;
}
