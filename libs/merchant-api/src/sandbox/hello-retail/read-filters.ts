/** What filters name, by the names that people read. */
export interface FilterPlaces {
  brands: readonly { brandId: number; name: string }[];
  categories: readonly { categoryId: number; name: string }[];
}

/** The part of the contract's filter that the provider's filters become. */
export interface ReadFilter {
  brandIds?: number[];
  categoryIds?: number[];
  price?: { lowest?: number; highest?: number };
}

/** A place that is named but not there: nothing has it. */
const NOWHERE = -1;

/**
 * Reads filters such as `brand:Lerkulla`, `price:100,500` and `hierarchies:Köket$Muggar$`. Filters on what is not indexed
 * are ignored without a word, as the provider does.
 */
export function readFilters(filters: readonly string[], { brands, categories }: FilterPlaces): ReadFilter {
  const named = (name: string) =>
    filters.flatMap((filter) => (filter.startsWith(`${name}:`) ? [filter.slice(name.length + 1)] : []));
  const brandIds = named('brand').map((brand) => brands.find(({ name }) => name === brand)?.brandId ?? NOWHERE);
  const categoryIds = named('hierarchies').map((path) => {
    const last = path.split('$').findLast((step) => step !== '');
    return categories.find(({ name }) => name === last)?.categoryId ?? NOWHERE;
  });
  const [range] = named('price');
  const [lowest, highest] = (range ?? '').split(',').map((text) => (text === '' ? Number.NaN : Number(text)));
  const price = {
    ...(lowest !== undefined && Number.isFinite(lowest) && { lowest }),
    ...(highest !== undefined && Number.isFinite(highest) && { highest }),
  };
  return {
    ...(brandIds.length > 0 && { brandIds }),
    ...(categoryIds.length > 0 && { categoryIds }),
    ...(Object.keys(price).length > 0 && { price }),
  };
}
