import type { AlternativeUrl } from '@torg/commerce-sdk/domain';
import { knownAlternates } from '../../page/alternates.ts';
import { PageNotFound, type PageHead } from '../../page/define-route.ts';
import { redirectToCanonical } from '../../page/redirect-to-canonical.ts';
import { areaQuery } from '../../queries/area-query.ts';
import { besideMenuTag, infoPagesQuery } from './info-pages-query.ts';
import { ownListsQuery } from '../../queries/own-lists-query.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { contentAddresses } from './content-addresses.ts';
import { prefetchLists } from '../../queries/listed-products-query.ts';

/** Loads an editorial page at the one address that it has; a draft that has none yet stays out of search engines. */
export async function loadContent(scope: AppScope, alias: string, url: URL): Promise<PageHead> {
  const area = await scope.queries.ensureQueryData(areaQuery(scope, { alias }));
  if (!area) throw new PageNotFound(url.pathname);
  prefetchLists(scope, area);
  await scope.queries.ensureQueryData(ownListsQuery(scope, { alias }));
  if (area.tags.includes(besideMenuTag)) await scope.queries.prefetchQuery(infoPagesQuery(scope));
  const addresses = await contentAddresses(scope, area.id);
  const own = addresses.find((address) => isOn(scope, address));
  if (own) redirectToCanonical(url, own.url);
  return {
    title: area.meta.title || area.title,
    description: area.meta.description,
    ...(own ? { canonical: own.url } : { indexed: false }),
    alternates: knownAlternates(scope, addresses),
    about: { kind: 'page', name: area.title, path: url.pathname, above: [] },
  };
}

function isOn({ site }: AppScope, { channelId, culture }: AlternativeUrl): boolean {
  return channelId === site.channelId && culture === site.languageId;
}
