import type { ListPlace } from './find-list-page.ts';
import type { ListPageRecord, ListPageText } from './list-page.repository.ts';

/** What the page of a list says in one language, its own words before those of all lists of its kind. */
export interface ListPageContent extends Omit<ListPageText, 'languageId' | 'path'> {
  /** 0 where nothing is written for the list. */
  listPageId: number;
  hidesTitle: boolean;
  hidesDescription: boolean;
  primaryImage: string | null;
  backgroundImage: string | null;
  logo: string | null;
}

/** Merges what is written for a list, for its kind, and for every page of the site. */
export function mergedListPage(
  place: Exclude<ListPlace, { kind: 'missing' }>,
  pages: readonly ListPageRecord[],
  languageId: string,
): ListPageContent {
  const own = ownPage(place, pages);
  const ofKind = pages.find(({ kind, targetId }) => kind === place.kind && targetId === null && place.kind !== 'list');
  const site = pages.find(({ kind }) => kind === 'default');
  const textOf = (page: ListPageRecord | undefined) => page?.texts.find((text) => text.languageId === languageId);
  const [text, shared, everywhere] = [textOf(own), textOf(ofKind), textOf(site)];
  return {
    listPageId: own?.listPageId ?? 0,
    hidesTitle: place.kind === 'campaign' ? place.campaign.hideTitle : ((own ?? ofKind)?.hidesTitle ?? false),
    hidesDescription: (own ?? ofKind)?.hidesDescription ?? false,
    primaryImage: own?.primaryImage ?? ofKind?.primaryImage ?? null,
    backgroundImage: own?.backgroundImage ?? ofKind?.backgroundImage ?? null,
    logo: own?.logo ?? null,
    alias: text?.alias ?? null,
    name: text?.name ?? null,
    primaryDescription: text?.primaryDescription ?? null,
    secondaryDescription: text?.secondaryDescription ?? shared?.secondaryDescription ?? null,
    metaTitle: text?.metaTitle ?? shared?.metaTitle ?? everywhere?.metaTitle ?? null,
    metaDescription: text?.metaDescription ?? shared?.metaDescription ?? everywhere?.metaDescription ?? null,
  };
}

function ownPage(
  place: Exclude<ListPlace, { kind: 'missing' }>,
  pages: readonly ListPageRecord[],
): ListPageRecord | undefined {
  switch (place.kind) {
    case 'list':
      return place.page;
    case 'default':
      return pages.find(({ kind }) => kind === 'default');
    case 'category':
      return pages.find(({ kind, targetId }) => kind === 'category' && targetId === place.category.categoryId);
    case 'campaign':
      return pages.find(({ kind, targetId }) => kind === 'campaign' && targetId === place.campaign.campaignId);
    case 'brand':
      return pages.find(({ kind, targetId }) => kind === 'brand' && targetId === place.brand.brandId);
  }
}
