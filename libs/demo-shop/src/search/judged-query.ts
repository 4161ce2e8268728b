/** A search, and what a person says it should find first. */
export interface JudgedQuery {
  query: string;
  /**
   * Keys of product families, or of single products as `family/colour`, of the demo catalogue: all of them come before
   * anything else, in any order. Empty where nothing should be found.
   */
  first: readonly string[];
  why: string;
}

/** Writes one judged query. */
export function judged(query: string, first: readonly string[], why: string): JudgedQuery {
  return { query, first, why };
}
