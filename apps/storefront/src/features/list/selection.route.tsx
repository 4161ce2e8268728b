import { href, type Locale, type RouteParams } from '@torg/market-routing';
import { defineRoute } from '../../page/define-route.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { DescribedList, type DescribedListProps } from './described-list.tsx';
import { loadDescribedList } from './load-described-list.ts';

/** Lists of the account's own. */
export const selectionRoute = defineRoute('selection', {
  arrives: 'in-list',
  load: (scope, { params, url }) => loadDescribedList(scope, listAt(scope.site.locale, params), url),
  View: ({ params }) => <DescribedList {...listAt(useScope().site.locale, params)} />,
});

/** What is in such a list the API knows from its address alone. */
function listAt(locale: Locale, params: RouteParams<'selection'>): DescribedListProps {
  const path = href(locale, 'selection', params);
  return { path, kind: 'pagewidget', selection: { url: path } };
}
