/** What a search provider calls a channel, and its parts that serve it. */
export interface SearchAccount {
  websiteUuid: string;
  keys: { search: string; page: string; recommendations: string };
}

/** The path under which a tab asks the search of its channel, where that is a provider's. */
export const searchPath = '/search-provider/';
