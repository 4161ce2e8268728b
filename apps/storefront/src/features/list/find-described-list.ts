import { withPromise } from '../../display/shop-promise.ts';
import { bannerView } from '../../display/picture-view.ts';
import { knownAlternates } from '../../page/alternates.ts';
import { PageNotFound } from '../../page/define-route.ts';
import { redirectToCanonical } from '../../page/redirect-to-canonical.ts';
import { listPageQuery } from '../../queries/catalogue-queries.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import type { DescribedListProps } from './described-list.tsx';
import { listAreas } from './list-areas.ts';
import type { ListDescription } from './list-head.ts';

/** Looks up a list that the API describes, at the one address that it has. */
export async function findDescribedList(
  scope: AppScope,
  { path, kind }: DescribedListProps,
  url: URL,
): Promise<ListDescription> {
  const about = await scope.queries.ensureQueryData(listPageQuery(scope, path));
  if (!about) throw new PageNotFound(url.pathname);
  const { name, meta, canonicalUrl, alternativeUrls } = about;
  redirectToCanonical(url, canonicalUrl ?? path);
  return {
    name,
    title: meta.title || name,
    description: meta.description || withPromise(scope, (words) => scope.t('list.description', { name, ...words })),
    path: canonicalUrl ?? path,
    alternates: knownAlternates(scope, alternativeUrls),
    above: [],
    areas: listAreas(),
    leadImage: bannerView(scope.config.imageBase, kind, about.backgroundImage),
  };
}
