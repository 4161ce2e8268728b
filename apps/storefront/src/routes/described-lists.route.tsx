import { href, type Locale, type RouteParams } from '@torg/market-routing';
import { DescribedList, type DescribedListProps } from '../features/catalogue/described-list.tsx';
import { useScope } from '../scope/scope-context.tsx';
import { defineRoute } from './define-route.ts';
import { loadDescribedList } from './load-described-list.ts';

export const campaignRoute = defineRoute('campaign', {
  layout: 'list-page',
  load: (scope, { params, url }) => loadDescribedList(scope, campaignList(scope.site.locale, params), url),
  View: ({ params }) => <DescribedList {...campaignList(useScope().site.locale, params)} />,
});

/** Lists of the account's own. */
export const selectionRoute = defineRoute('selection', {
  layout: 'list-page',
  load: (scope, { params, url }) => loadDescribedList(scope, listAt(scope.site.locale, params), url),
  View: ({ params }) => <DescribedList {...listAt(useScope().site.locale, params)} />,
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

/** What is in such a list the API knows from its address alone. */
function listAt(locale: Locale, params: RouteParams<'selection'>): DescribedListProps {
  const path = href(locale, 'selection', params);
  return { path, kind: 'pagewidget', selection: { url: path } };
}
