import { pageAddress, type AddressPlace } from '../market/page-address.ts';
import type { CollectionHeader } from './content.repository.ts';
import { presentMeta } from './present-meta.ts';

/** The path of an editorial page. */
export function contentPath(alias: string): string {
  return `/${encodeURIComponent(alias)}`;
}

/** A page in a list of pages, as the contract's PageWidgetPageType. */
export function presentPage(page: CollectionHeader, place: AddressPlace) {
  return {
    id: page.collectionId,
    name: page.name,
    title: page.title,
    alias: page.alias,
    activeFrom: page.activeFrom,
    activeTo: page.activeTo,
    tags: page.tags,
    meta: presentMeta({ title: page.metaTitle, description: page.metaDescription }),
    canonicalUrl: page.alias === null ? null : pageAddress(place, contentPath(page.alias)),
  };
}
