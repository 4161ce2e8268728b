import { href, type Locale, type RouteParams } from '@torg/market-routing';
import { useScope } from '../../scope/scope-context.tsx';
import { defineListRoute } from './define-list-route.ts';
import { DescribedList, type DescribedListProps } from './described-list.tsx';
import { findDescribedList } from './find-described-list.ts';

/** Lists of the account's own. */
export const route = defineListRoute('selection', {
  source: (params, { site }) => listAt(site.locale, params).source,
  describe: (scope, { params, url }) => findDescribedList(scope, listAt(scope.site.locale, params), url),
  View: ({ params }) => <DescribedList {...listAt(useScope().site.locale, params)} />,
});

/** What is in such a list the API knows from its address alone. */
function listAt(locale: Locale, params: RouteParams<'selection'>): DescribedListProps {
  const path = href(locale, 'selection', params);
  return { path, kind: 'pagewidget', source: { products: { url: path } } };
}
