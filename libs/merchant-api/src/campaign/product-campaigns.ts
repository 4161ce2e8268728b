import { campaignPath } from '../catalogue/page-paths.ts';
import type { ProductCampaigns } from '../catalogue/product-ports.ts';
import { createGatheredReads, type GatheredReads } from '../database/gathered-reads.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { CampaignPlace } from './campaign-page.ts';
import { campaignsOfProducts, findRunningAlias, type CampaignRecord } from './campaign.repository.ts';

/** Reads the campaigns that run for products in one shop at one moment; it lives as long as one request. */
export function createProductCampaigns(
  db: ShopDatabase,
  place: CampaignPlace,
  reads: GatheredReads = createGatheredReads(db),
): ProductCampaigns {
  const campaigns = reads.loader(campaignsOfProducts(db, place));
  return {
    ofProduct: async (productId) => ((await campaigns.load(productId)) ?? []).map(presentCampaign),
    async pathOf(campaignId) {
      const alias = await findRunningAlias(db, campaignId, place);
      return alias === null ? null : campaignPath(alias);
    },
  };
}

/** A campaign as the contract's CampaignRuleType. One that only gathers products has no rule to tell of. */
function presentCampaign({ campaignId, alias, name, hideTitle, action, actionValue }: CampaignRecord) {
  return {
    campaignId: String(campaignId),
    name,
    hideTitle,
    ruleType: action === null ? null : 'PRICE_CAMPAIGN',
    category: action === null ? null : 'PRODUCT',
    action,
    actionValue: presentValue(action, actionValue),
    canonicalUrl: campaignPath(alias),
  };
}

/** Percent as a whole number, amounts in kronor with two decimals. */
function presentValue(action: CampaignRecord['action'], value: number | null): string | null {
  if (value === null) return null;
  return action === 'PERCENT_OFF' ? String(value) : (value / 100).toFixed(2);
}
