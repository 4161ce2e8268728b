import type { Campaign } from '../../domain/price/campaign.ts';
import type { CampaignFragment } from '../../generated/graphql.ts';
import { present } from '../present.ts';
import type { AddressScope } from '../../domain/address/without-market.ts';
import { shopPath } from '../shop-path.ts';

/** Turns the API's campaigns into the shop's. */
export function toCampaigns(
  campaigns: readonly (CampaignFragment | null)[] | null | undefined,
  scope: AddressScope,
): Campaign[] {
  return present(campaigns).map(({ campaignId, name, hideTitle, canonicalUrl }) => ({
    campaignId,
    name: name ?? '',
    isTitleHidden: hideTitle ?? false,
    canonicalUrl: shopPath(canonicalUrl, '', scope) || null,
  }));
}
