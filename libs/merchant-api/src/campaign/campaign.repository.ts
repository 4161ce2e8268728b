import type { CampaignDiscount, RunningCampaign } from '@torg/commerce-sdk/domain';
import type { ShopDatabase } from '../database/shop-database.ts';
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
