import { getBrands, getCategories, type CommerceClient } from '@torg/commerce-sdk';
import type { ListedCategory } from '@torg/commerce-sdk/domain';
import type { SharedReads } from '../scope/shared-reads.ts';

/** A category or a brand, as a search provider and the Merchant API know it. */
export interface SearchPlace {
  alias: string;
  name: string;
  canonicalUrl: string;
  /** Names from the widest category to this one; of a brand its own. */
  names: readonly string[];
}

/** What a channel's lists are called. */
export interface SearchPlaces {
  categories(): Promise<readonly SearchPlace[]>;
  brands(): Promise<readonly SearchPlace[]>;
}

/** The categories and brands of a channel, by the names that a search provider knows them by. */
export function searchPlaces(commerce: CommerceClient, shared: SharedReads): SearchPlaces {
  return {
    categories: kept(() => shared.read('search categories', async () => withNames(await getCategories(commerce)))),
    brands: kept(() => shared.read('search brands', async () => (await getBrands(commerce)).map(toPlace))),
  };
}

/** Reads once; what failed is read again by whoever asks next. */
function kept<Read>(read: () => Promise<Read>): () => Promise<Read> {
  let reading: Promise<Read> | null = null;
  return () => {
    reading ??= read();
    reading.catch(() => (reading = null));
    return reading;
  };
}

function toPlace({ alias, name, canonicalUrl }: Omit<SearchPlace, 'names'>): SearchPlace {
  return { alias, name, canonicalUrl, names: [name] };
}

function withNames(categories: readonly ListedCategory[]): readonly SearchPlace[] {
  const byId = new Map(categories.map((category) => [category.categoryId, category]));
  return categories.map((category) => {
    const names: string[] = [];
    for (
      let at: ListedCategory | undefined = category;
      at && names.length < byId.size;
      at = byId.get(at.parentCategoryId)
    )
      names.unshift(at.name);
    return { ...toPlace(category), names };
  });
}
