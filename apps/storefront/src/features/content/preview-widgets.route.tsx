import { pathWithinSite, safeReturnPath } from '@torg/market-routing';
import { defineRoute, PageMoved, PageNotFound } from '../../page/define-route.ts';
import { admitEditor } from '../../page/guards.ts';
import { areaQuery } from '../../queries/area-query.ts';
import { prefetchLists } from '../../queries/listed-products-query.ts';
import { PreviewPage } from './preview-page.tsx';
import { readPreviewRequest } from './preview-request.ts';

/** One area as an editor prepares it, or the way on to the page that `redirect` names. */
export const route = defineRoute('previewWidgets', {
  async load(scope, { url }) {
    await admitEditor(scope, url);
    const redirect = url.searchParams.get('redirect');
    if (redirect !== null)
      throw new PageMoved(pathWithinSite(scope.site, safeReturnPath(redirect) ?? '/'), { isForGood: false });
    const area = await scope.queries.ensureQueryData(areaQuery(scope, readPreviewRequest(url.searchParams)));
    if (!area) throw new PageNotFound(url.pathname);
    prefetchLists(scope, area);
    return { title: area.meta.title || area.title, alternates: {} };
  },
  View: () => <PreviewPage />,
});
