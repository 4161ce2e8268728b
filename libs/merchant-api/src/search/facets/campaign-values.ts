import type { CampaignMembers } from '../index/campaign-members.repository.ts';
import { membersOf } from '../index/members.ts';
import type { SlotTable } from '../index/slot-table.ts';
import type { FacetValue } from './facet.ts';
import { campaignFacetId } from './facet-id.ts';

/** Campaigns by every id that a list may name them by. They limit lists but are not shown as a filter. */
export function campaignValues(campaigns: readonly CampaignMembers[], table: SlotTable): [string, FacetValue][] {
  return campaigns.flatMap(({ campaignId, aliases, productIds }) => {
    const facetId = `dc_${campaignId}`;
    const value: FacetValue = {
      facetId,
      id: `${campaignId}`,
      parentId: null,
      label: '',
      url: null,
      order: 0,
      isHidden: true,
      members: membersOf(table.slotsOfAll(productIds), table.size),
    };
    return [facetId, ...aliases.map(campaignFacetId)].map((id): [string, FacetValue] => [id, value]);
  });
}
