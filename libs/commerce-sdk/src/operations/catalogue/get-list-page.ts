import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { ListPage } from '../../domain/listing/list-page.ts';
import { ListPageDocument } from '../../generated/graphql.ts';
import type { ListPageQuery } from '../../generated/graphql.ts';
import { toMeta } from '../content/to-meta.ts';
import { present } from '../present.ts';
import type { AddressScope } from '../../domain/address/without-market.ts';
import { shopPath } from '../shop-path.ts';
import { toListedCategory } from './to-category.ts';
import { toAlternativeUrls } from './to-product.ts';

/** Which list page to read about, by its alias or its address. */
export interface ListPageRequest {
  /** Of a category, a brand, a campaign or a list of the shop's own. */
  alias?: string;
  /** The path of the page, where the alias is not known. */
  url?: string;
}

/**
 * Reads what the page of a list says, in the client's language; null where there is no such list. With neither alias nor
 * address it reads what the site says where nothing else is said.
 *
 * @example
 * const page = await getListPage(client, { alias: 'muggar' });
 */
export async function getListPage(
  client: CommerceClient,
  request: ListPageRequest = {},
  options?: RequestOptions,
): Promise<ListPage | null> {
  const { listPageInfo: page } = await client.request(ListPageDocument, { ...request }, options);
  const isNamed = Boolean(request.alias ?? request.url);
  // The API writes the id 0 for a list that does not exist.
  return page && (page.id !== 0 || !isNamed) ? toListPage(page, client.scope) : null;
}

function toListPage(page: NonNullable<ListPageQuery['listPageInfo']>, scope: AddressScope): ListPage {
  const { id, alias, name } = page;
  return {
    id,
    alias,
    name,
    canonicalUrl: shopPath(page.canonicalUrl, '', scope) || null,
    alternativeUrls: toAlternativeUrls(page.alternativeUrls),
    isTitleHidden: page.hideTitle,
    isDescriptionHidden: page.hideDescription,
    primaryDescription: page.primaryDescription ?? '',
    secondaryDescription: page.secondaryDescription ?? '',
    primaryImage: page.primaryImage || null,
    backgroundImage: page.backgroundImage || null,
    logo: page.logo || null,
    meta: toMeta(page.meta),
    subCategories: present(page.subCategories).map((category) => toListedCategory(category, scope)),
  };
}
