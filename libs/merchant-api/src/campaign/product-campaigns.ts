import { campaignPath } from '../catalogue/page-paths.ts';
import type { ProductCampaigns } from '../catalogue/product-ports.ts';
import { createGatheredReads, type GatheredReads } from '../database/gathered-reads.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { Shop } from '../market/find-shop.ts';
import { pageAddress } from '../market/page-address.ts';
import { campaignsOfProducts, findRunningAlias, type CampaignRecord } from './campaign.repository.ts';

/** Reads the campaigns that run for products in one shop at one moment; it lives as long as one request. */
export function createProductCampaigns(
  db: ShopDatabase,
  { shop, now }: { shop: Shop; now: number },
  reads: GatheredReads = createGatheredReads(db),
): ProductCampaigns {
  const place = { languageId: shop.language.id, marketId: shop.market.id, now };
  const campaigns = reads.loader(campaignsOfProducts(db, place));
  return {
    ofProduct: async (productId) =>
      ((await campaigns.load(productId)) ?? []).map((campaign) => presentCampaign(campaign, shop)),
    async pathOf(campaignId) {
      const alias = await findRunningAlias(db, campaignId, place);
      return alias === null ? null : campaignPath(alias);
    },
  };
}

/** A campaign as the contract's CampaignRuleType. One that only gathers products has no rule to tell of. */
function presentCampaign(campaign: CampaignRecord, shop: Shop) {
  const { campaignId, alias, name, hideTitle, action, actionValue } = campaign;
  return {
    campaignId: String(campaignId),
    name,
    hideTitle,
    ruleType: action === null ? null : 'PRICE_CAMPAIGN',
    category: action === null ? null : 'PRODUCT',
    action,
    actionValue: presentValue(action, actionValue),
    canonicalUrl: pageAddress(shop, campaignPath(alias)),
  };
}

/** Percent as a whole number, amounts in kronor with two decimals. */
function presentValue(action: CampaignRecord['action'], value: number | null): string | null {
  if (value === null) return null;
  return action === 'PERCENT_OFF' ? String(value) : (value / 100).toFixed(2);
}
