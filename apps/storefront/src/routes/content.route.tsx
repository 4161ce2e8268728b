import type { AlternativeUrl } from '@torg/commerce-sdk/domain';
import { contentAddresses } from '../features/content/content-addresses.ts';
import { ContentPage } from '../features/content/content-page.tsx';
import { contentQuery } from '../features/content/content-queries.ts';
import { prefetchLists } from '../features/content/listed-products-query.ts';
import type { AppScope } from '../scope/app-scope.ts';
import { knownAlternates } from '../views/alternates.ts';
import { shopPath } from '../views/shop-address.ts';
import { defineRoute, PageNotFound, type PageHead } from './define-route.ts';
import { redirectToCanonical } from './redirect-to-canonical.ts';

/** An editorial page at the address that stands in menus. */
export const contentAtRootRoute = defineRoute('contentAtRoot', {
  load: (scope, { params, url }) => loadContent(scope, params.alias, url),
  View: ({ params }) => <ContentPage alias={params.alias} />,
});

/** The same page at its longer address, which leads to the shorter one. */
export const contentRoute = defineRoute('content', {
  load(scope, { params, url }) {
    if (params.alias === undefined) throw new PageNotFound(url.pathname);
    return loadContent(scope, params.alias, url);
  },
  View: ({ params }) => (params.alias === undefined ? null : <ContentPage alias={params.alias} />),
});

async function loadContent(scope: AppScope, alias: string, url: URL): Promise<PageHead> {
  const area = await scope.queries.ensureQueryData(contentQuery(scope, alias));
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
