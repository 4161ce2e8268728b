import type { Facet } from '../domain/listing/facet.ts';
import { activeSort } from '../domain/listing/active-sort.ts';
import { NetworkError } from '../errors/network-error.ts';
import { ownFacets } from './own-facets.ts';
import type {
  HitSelection,
  ListSearch,
  Recommendation,
  ReadOptions,
  SearchHit,
  SearchHits,
  SearchProvider,
  SearchSort,
  TextSearch,
} from './search-provider.ts';

/** What the search knows of the list that is shown. */
export interface SearchModuleState {
  /** Whether the provider drives lists; else the Merchant API does. */
  isActive: boolean;
  /** The products that were found last, in their order. */
  productAliases: readonly string[];
  /** What they can be narrowed by. */
  filters: readonly Facet[];
  /** Facet ids out of those filters that the shopper chose. */
  activeFilters: readonly string[];
  /** The codes by which the provider counts clicks, by alias. */
  trackingCodes: ReadonlyMap<string, string>;
  /** What the shopper picked; it wins over the list's own wish, and that over RECOMMENDED. */
  activeSort: SearchSort | null;
  customSort: SearchSort | null;
  /** The shop's account with the provider, for one language. */
  currentWebsiteUuid: string | null;
}

/** Whom a search module asks. */
export interface SearchModuleOptions {
  /** Who finds products while the module is active. */
  provider: SearchProvider;
  /** The Merchant API's own search (`createMerchantSearch`), which finds them else, and where the provider fails. */
  own: SearchProvider;
  websiteUuid: string | null;
  /** Takes a failure of the provider that the API's own search stood in for. */
  report: (message: string, error: unknown) => void;
}

/** The search of a channel: which of two providers drives its lists, and what is chosen of them. */
export interface SearchModule extends Omit<SearchProvider, 'trackClick'> {
  readonly state: SearchModuleState;
  activate(): void;
  deactivate(): void;
  /** Forgets aliases, filters, what was chosen of them, sorts and tracking codes. */
  reset(): void;
  chooseFilters(facetIds: readonly string[]): void;
  chooseSort(sort: SearchSort | null): void;
  /** What the list that is shown wants to be sorted by. */
  wishSort(sort: SearchSort | null): void;
  /** Tells the provider of a click on a product that it found; nothing of any other. It never throws. */
  trackClick(alias: string): Promise<void>;
}

const empty = {
  productAliases: [],
  filters: [],
  activeFilters: [],
  trackingCodes: new Map<string, string>(),
  activeSort: null,
  customSort: null,
} as const satisfies Partial<SearchModuleState>;

/**
 * Makes the search of a channel; it is active from the start. Its reads throw what the API's own search throws.
 *
 * @example
 * const search = createSearchModule({ provider, own: createMerchantSearch(client), websiteUuid: null, report });
 */
export function createSearchModule({ provider, own, websiteUuid, report }: SearchModuleOptions): SearchModule {
  let state: SearchModuleState = { ...empty, isActive: true, currentWebsiteUuid: websiteUuid };
  const change = (changes: Partial<SearchModuleState>) => void (state = { ...state, ...changes });

  /** Asks the provider, and where it fails the API's own search, whose filters have other ids. */
  async function either<Answer>(
    ask: (search: SearchProvider, facets: readonly string[]) => Promise<Answer>,
    ownFilters: () => Promise<readonly Facet[]> = async () => [],
  ): Promise<Answer> {
    const chosen = state.activeFilters;
    if (!state.isActive) return ask(own, chosen);
    try {
      return await ask(provider, chosen);
    } catch (error) {
      if (error instanceof NetworkError && error.failure === 'aborted') throw error;
      report('The search provider failed', error);
      const facets = chosen.length === 0 ? [] : ownFacets(chosen, await ownFilters());
      change({ activeFilters: facets });
      return ask(own, facets);
    }
  }

  /** Finds by words or by place, with what is chosen. */
  async function find<Wanted extends HitSelection>(
    ask: (search: SearchProvider, wanted: Wanted) => Promise<SearchHits>,
    wanted: Wanted,
  ): Promise<SearchHits> {
    const found = await either(
      (search, facets) => ask(search, { facets, sort: sort(), ...wanted }),
      async () =>
        (await ask(own, { ...wanted, facets: [], skip: 0, take: 0, withFilters: true })).filters?.facets ?? [],
    );
    return note(found);
  }

  function note({ hits, filters, ...found }: SearchHits): SearchHits {
    const codes = hits.flatMap(({ alias, trackingCode }) =>
      trackingCode === null ? [] : [[alias, trackingCode] as const],
    );
    change({
      productAliases: hits.map(({ alias }) => alias),
      trackingCodes: new Map([...state.trackingCodes, ...codes]),
      ...(filters && { filters: filters.facets }),
    });
    return { hits, filters, ...found };
  }

  const sort = () =>
    activeSort({ active: state.activeSort, custom: state.customSort, fallback: 'RECOMMENDED' }) as SearchSort; // each of the three is one

  return {
    get state() {
      return state;
    },
    activate: () => change({ isActive: true }),
    deactivate: () => change({ isActive: false }),
    reset: () => change(empty),
    chooseFilters: (activeFilters) => change({ activeFilters }),
    chooseSort: (picked) => change({ activeSort: picked }),
    wishSort: (customSort) => change({ customSort }),
    search: (wanted: TextSearch, options?: ReadOptions) => find((by, one) => by.search(one, options), wanted),
    list: (wanted: ListSearch, options?: ReadOptions) => find((by, one) => by.list(one, options), wanted),
    recommend: (wanted: Recommendation, options?: ReadOptions): Promise<readonly SearchHit[]> =>
      either((by) => by.recommend(wanted, options)),
    async trackClick(alias) {
      const code = state.trackingCodes.get(alias);
      if (code !== undefined) await provider.trackClick(code);
    },
  };
}
