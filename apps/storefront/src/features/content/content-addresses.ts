import type { ContentPage } from '@torg/commerce-sdk';
import type { AlternativeUrl } from '@torg/commerce-sdk/domain';
import type { MarketSite } from '@torg/market-routing';
import type { QuerySource } from '../../queries/query-source.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { contentPagesQuery } from './content-queries.ts';

/** The editorial pages of one of the shop's sites. */
interface SiteContent {
  site: MarketSite;
  pages: readonly Pick<ContentPage, 'id' | 'canonicalUrl'>[];
}

/** Where an editorial page stands in each channel and language. A draft stands nowhere. */
export function contentAddressesIn(contents: readonly SiteContent[], pageId: number): readonly AlternativeUrl[] {
  return contents.flatMap(({ site: { languageId, channelId }, pages }) =>
    pages.flatMap(({ id, canonicalUrl }) =>
      id === pageId ? [{ url: canonicalUrl, culture: languageId, channelId }] : [],
    ),
  );
}

/**
 * The same for a page that is about to be shown: the API tells of one language at a time. Where another site cannot tell, the
 * page is shown without its address there.
 */
export async function contentAddresses(
  scope: QuerySource & Pick<AppScope, 'queries' | 'config' | 'site'>,
  pageId: number,
): Promise<readonly AlternativeUrl[]> {
  const contents = await Promise.all(
    scope.config.sites.map(async (site) => ({
      site,
      pages: await scope.queries.ensureQueryData(contentPagesQuery(scope, site)).catch((error: unknown) => {
        if (site.hreflang === scope.site.hreflang) throw error;
        return [];
      }),
    })),
  );
  return contentAddressesIn(contents, pageId);
}
