import type { Generated } from 'kysely';

/** How a campaign lowers prices; `action_value` of its markets says by how much. */
export type CampaignAction = 'PERCENT_OFF' | 'AMOUNT_OFF' | 'FIXED_PRICE';

/** A campaign with a page of its own. Without an action it only gathers products. */
export interface DiscountCampaignsTable {
  campaign_id: Generated<number>;
  key: string;
  hide_title: boolean;
  action: CampaignAction | null;
  is_active: boolean;
}

export interface DiscountCampaignTextsTable {
  campaign_id: number;
  language_id: string;
  alias: string;
  name: string;
  description: string | null;
}

/** When a campaign runs in a market: `starts_at` is within, `ends_at` is not. */
export interface DiscountCampaignMarketsTable {
  campaign_id: number;
  market_id: string;
  starts_at: Date;
  ends_at: Date;
  /** Whole percent, or minor units inc VAT. */
  action_value: number | null;
}

export interface DiscountCampaignProductsTable {
  campaign_id: number;
  product_id: number;
}
