// The search field with suggestions, loaded when a shopper turns to the plain one.
export {
  SearchCombobox,
  type SearchComboboxProps,
  type Suggestion,
  type SuggestionAction,
  type SuggestionGroup,
  type Suggestions,
} from './search-combobox.tsx';
export { readTypedSearch, type TypedSearch } from './typed-search.ts';
