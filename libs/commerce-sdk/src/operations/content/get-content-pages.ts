import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import { ContentPagesDocument } from '../../generated/graphql.ts';
import { present } from '../present.ts';
import { shopPath } from '../shop-path.ts';
import type { ContentPage } from './content-page.ts';
import { toMeta } from './to-meta.ts';

/** Which editorial pages to list, by their tags. */
export interface ContentPagesRequest {
  /** Pages that carry one of them; all pages when left out. */
  includeTags?: readonly string[];
  excludeTags?: readonly string[];
}

/**
 * Reads the editorial pages of the client's channel in its language, without what stands on them.
 *
 * @example
 * const pages = await getContentPages(client);
 */
export async function getContentPages(
  client: CommerceClient,
  request: ContentPagesRequest = {},
  options?: RequestOptions,
): Promise<readonly ContentPage[]> {
  const { cmsPages } = await client.request(ContentPagesDocument, { ...request }, options);
  return present(cmsPages).map(({ id, name, title, alias, canonicalUrl, tags, activeFrom, activeTo, meta }) => ({
    id,
    name,
    title: title ?? name,
    alias: alias ?? '',
    canonicalUrl: shopPath(canonicalUrl, alias ? `/${alias}` : '', client.scope),
    tags: present(tags),
    activeFrom,
    activeTo,
    meta: toMeta(meta),
  }));
}
