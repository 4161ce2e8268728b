import { href, type Locale, type RouteParams } from '@torg/market-routing';
import { defineRoute } from '../../page/define-route.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { DescribedList, type DescribedListProps } from './described-list.tsx';
import { loadDescribedList } from './load-described-list.ts';

export const campaignRoute = defineRoute('campaign', {
  arrives: 'in-list',
  load: (scope, { params, url }) => loadDescribedList(scope, campaignList(scope.site.locale, params), url),
  View: ({ params }) => <DescribedList {...campaignList(useScope().site.locale, params)} />,
});

/** The products of a campaign. The last part of its address names it. */
function campaignList(locale: Locale, { discountCampaign }: RouteParams<'campaign'>): DescribedListProps {
  const alias = discountCampaign.at(-1) ?? discountCampaign[0];
  return {
    path: href(locale, 'campaign', { discountCampaign: [alias] }),
    kind: 'campaign',
    selection: { discountCampaignAlias: alias },
  };
}
