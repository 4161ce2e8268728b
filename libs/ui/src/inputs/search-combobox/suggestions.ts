/** One thing that a shopper may have meant. */
export interface Suggestion {
  /** Its own among all groups. */
  id: string;
  label: string;
  /** A second, quieter line, such as a category. */
  detail?: string;
  /** Formatted, at the end of the row. */
  price?: string;
  /** Address of a small picture, 4:5. Null keeps its place free among others that have one. */
  picture?: string | null;
  /** What the field holds once it is chosen, such as a past search. */
  query?: string;
}

/** Suggestions of one kind, such as products, categories or past searches. */
export interface SuggestionGroup {
  id: string;
  heading: string;
  suggestions: readonly Suggestion[];
}

/** What is suggested: nothing yet, nothing until an answer comes, or what was found. */
export type Suggestions =
  { status: 'none' } | { status: 'loading' } | { status: 'found'; groups: readonly SuggestionGroup[] };

/** The suggestions as they are shown: at most `limit` of each group, and no group without any. */
export function shownSuggestions(suggestions: Suggestions, limit: number): Suggestions {
  if (suggestions.status !== 'found') return suggestions;
  const groups = suggestions.groups
    .map((group) => ({ ...group, suggestions: group.suggestions.slice(0, limit) }))
    .filter((group) => group.suggestions.length > 0);
  return { status: 'found', groups };
}
