import type { AlternativeUrl } from '@torg/commerce-sdk/domain';
import { pathWithinSite, safeReturnPath } from '@torg/market-routing';
import { contentAddresses } from '../features/content/content-addresses.ts';
import { ContentPage } from '../features/content/content-page.tsx';
import { areaQuery } from '../queries/area-query.ts';
import { nullWhereUnknown } from '../queries/null-where-unknown.ts';
import { prefetchLists } from '../features/content/listed-products-query.ts';
import { PreviewPage } from '../features/content/preview-page.tsx';
import { readPreviewRequest } from '../features/content/preview-request.ts';
import type { AppScope } from '../scope/app-scope.ts';
import { knownAlternates } from '../views/alternates.ts';
import { shopPath } from '../views/shop-address.ts';
import { defineRoute, PageMoved, PageNotFound, type PageHead } from './define-route.ts';
import { admitEditor } from './guards.ts';
import { redirectToCanonical } from './redirect-to-canonical.ts';

/** An editorial page at the address that stands in menus. */
export const contentAtRootRoute = defineRoute('contentAtRoot', {
  load: (scope, { params, url }) => loadContent(scope, params.alias, url),
  View: ({ params }) => <ContentPage alias={params.alias} />,
});

/** The same page at its longer address, which leads to the shorter one. A page that has none yet is shown here, to editors. */
export const contentRoute = defineRoute('content', {
  load(scope, { params, url }) {
    if (params.alias === undefined) throw new PageNotFound(url.pathname);
    return loadContent(scope, params.alias, url);
  },
  View: ({ params }) => (params.alias === undefined ? null : <ContentPage alias={params.alias} />),
});

/** One area as an editor prepares it, or the way on to the page that `redirect` names. */
export const previewWidgetsRoute = defineRoute('previewWidgets', {
  async load(scope, { url }) {
    await admitEditor(scope, url);
    const redirect = url.searchParams.get('redirect');
    if (redirect !== null)
      throw new PageMoved(pathWithinSite(scope.site, safeReturnPath(redirect) ?? '/'), { isForGood: false });
    const area = await scope.queries
      .ensureQueryData(areaQuery(scope, readPreviewRequest(url.searchParams)))
      .catch(nullWhereUnknown);
    if (!area) throw new PageNotFound(url.pathname);
    prefetchLists(scope, area);
    return { title: area.meta.title || area.title, alternates: {} };
  },
  View: () => <PreviewPage />,
});

async function loadContent(scope: AppScope, alias: string, url: URL): Promise<PageHead> {
  const area = await scope.queries.ensureQueryData(areaQuery(scope, { alias }));
  if (!area) throw new PageNotFound(url.pathname);
  prefetchLists(scope, area);
  const addresses = await contentAddresses(scope, area.id);
  const own = addresses.find((address) => isOn(scope, address));
  if (own) redirectToCanonical(url, own.url);
  return {
    title: area.meta.title || area.title,
    description: area.meta.description,
    ...(own ? { canonical: shopPath(own.url) } : { indexed: false }),
    alternates: knownAlternates(scope, addresses),
    breadcrumbs: [{ name: area.title, path: url.pathname }],
  };
}

function isOn({ site }: AppScope, { channelId, culture }: AlternativeUrl): boolean {
  return channelId === site.channelId && culture === site.languageId;
}
