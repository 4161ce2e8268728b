import type { DescribedListProps } from './described-list.tsx';
import { loadListPage } from './load-list-page.ts';
import { listPageQuery } from '../../queries/catalogue-queries.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { knownAlternates } from '../../page/alternates.ts';
import { bannerView } from '../../display/picture-view.ts';
import { shopPath } from '../../navigation/shop-address.ts';
import { freeShippingLimit } from '../../display/free-shipping-limit.ts';
import { PageNotFound, type PageHead } from '../../page/define-route.ts';
import { listHead } from './list-head.ts';
import { redirectToCanonical } from '../../page/redirect-to-canonical.ts';

/** Loads a list that the API describes, at the one address that it has. */
export async function loadDescribedList(
  scope: AppScope,
  { path, kind, selection }: DescribedListProps,
  url: URL,
): Promise<PageHead> {
  const about = await scope.queries.ensureQueryData(listPageQuery(scope, path));
  if (!about) throw new PageNotFound(url.pathname);
  const { name, meta, canonicalUrl, alternativeUrls } = about;
  redirectToCanonical(url, canonicalUrl ?? path);
  return listHead(scope, {
    name,
    title: meta.title || name,
    description: meta.description || scope.t('list.description', { name, limit: freeShippingLimit(scope) }),
    path: shopPath(canonicalUrl ?? path),
    page: await loadListPage(scope, selection, url),
    alternates: knownAlternates(scope, alternativeUrls),
    leadImage: bannerView(scope.config.imageBase, kind, about.backgroundImage),
  });
}
