import { href, type Locale, type RouteParams } from '@torg/market-routing';
import { useScope } from '../../scope/scope-context.tsx';
import { defineListRoute } from './define-list-route.ts';
import { DescribedList, type DescribedListProps } from './described-list.tsx';
import { findDescribedList } from './find-described-list.ts';

export const route = defineListRoute('campaign', {
  source: (params, { site }) => campaignList(site.locale, params).source,
  describe: (scope, { params, url }) => findDescribedList(scope, campaignList(scope.site.locale, params), url),
  View: ({ params }) => <DescribedList {...campaignList(useScope().site.locale, params)} />,
});

/** The products of a campaign. The last part of its address names it. */
function campaignList(locale: Locale, { discountCampaign }: RouteParams<'campaign'>): DescribedListProps {
  const alias = discountCampaign.at(-1) ?? discountCampaign[0];
  return {
    path: href(locale, 'campaign', { discountCampaign: [alias] }),
    kind: 'campaign',
    source: { products: { discountCampaignAlias: alias } },
  };
}
