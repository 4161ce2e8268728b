import type { CampaignRuleType } from '../generated/contract.ts';
import type { Presented } from '../scope/presented.ts';

/** The campaigns that run for products now, as the contract's CampaignRuleTypes. The campaign domain fills this port. */
export interface ProductCampaigns {
  ofProduct(productId: number): Promise<readonly Presented<CampaignRuleType>[]>;
  /** The path of a campaign's page; null outside of its days. */
  pathOf(campaignId: number): Promise<string | null>;
}

/** What shoppers think of products, in the language of the shop. The review domain fills this port. */
export interface ProductRatings {
  ofProduct(productId: number): Promise<{ score: number; voteCount: number }>;
}
