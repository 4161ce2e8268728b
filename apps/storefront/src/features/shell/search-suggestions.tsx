import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import type { EventLog, ListedCard } from '@torg/stores';
import { OverlayProvider } from '@torg/ui/overlays';
import { SearchCombobox, type Suggestion, type Suggestions, type TypedSearch } from '@torg/ui/search-combobox';
import { useNavigate } from '../../navigation/router-navigation.ts';
import { popularSearchesQuery, searchShortcutsQuery, shortcutsBeginning } from '../../queries/search-menu-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useVatView } from '../../scope/use-vat-view.ts';
import { forgetSearches, readPastSearches, rememberSearch } from './past-searches.ts';
import { foundGroups, idleGroups, type LinkedGroup } from './suggestion-groups.ts';
import { shortestText, suggestionsQuery } from './suggestions-query.ts';

export { readTypedSearch } from '@torg/ui/search-combobox';
export { rememberSearch } from './past-searches.ts';

/** The search field with what it suggests, in place of the plain one. It stands in the same form. */
export const SearchSuggestions = observer(function SearchSuggestions({ typed }: { typed: TypedSearch }) {
  const t = useTranslate();
  const scope = useScope();
  const navigate = useNavigate();
  const [text, setText] = useState(typed.text);
  const [past, setPast] = useState(() => readPastSearches(scope.pastSearches));
  const { suggestions, groups } = useSuggestions(text, past);
  const choose = ({ id, query }: Suggestion) => {
    const chosen = groups.flatMap((group) => group.suggestions).find((suggestion) => suggestion.id === id);
    if (!chosen) return;
    if (chosen.card) recordSuggestion(scope.stores.events, chosen.card, groups);
    if (query !== undefined) rememberSearch(scope.pastSearches, query);
    void navigate(chosen.href);
  };
  const forget = () => {
    forgetSearches(scope.pastSearches);
    setPast([]);
  };
  const isIdle = text.trim().length < shortestText;
  return (
    <OverlayProvider locale={scope.site.languageId}>
      <SearchCombobox
        typed={typed}
        label={t('shell.search.label')}
        placeholder={t('shell.search.placeholder')}
        submitLabel={t('shell.search.submit')}
        listLabel={t('search.suggestions.label')}
        loadingText={t('search.suggestions.loading')}
        emptyText={t('search.suggestions.empty')}
        countLabel={(count) => t('search.suggestions.count', { count })}
        {...(isIdle && past.length > 0 && { action: { label: t('search.suggestions.forget'), onPress: forget } })}
        suggestions={suggestions}
        onTextChange={(next) => {
          setText(next);
          setPast(readPastSearches(scope.pastSearches));
        }}
        onChoose={choose}
      />
    </OverlayProvider>
  );
});

function recordSuggestion(events: Pick<EventLog, 'record'>, card: ListedCard, groups: readonly LinkedGroup[]): void {
  const group = groups.find(({ suggestions }) => suggestions.some((suggestion) => suggestion.card === card));
  const index = group?.suggestions.findIndex((suggestion) => suggestion.card === card) ?? 0;
  events.record('product:click', { card, list: 'search-suggestions', listName: group?.heading ?? '', index });
}

/** How long letters have to stop before they are asked about. */
const pauseMs = 120;

function useSuggestions(text: string, past: readonly string[]): { suggestions: Suggestions; groups: LinkedGroup[] } {
  const t = useTranslate();
  const scope = useScope();
  const vatView = useVatView();
  const trimmed = text.trim();
  const asked = useSettled(trimmed, pauseMs);
  const found = useQuery(suggestionsQuery(scope, asked));
  const popular = useQuery(popularSearchesQuery(scope)).data ?? [];
  const shortcuts = useQuery(searchShortcutsQuery(scope)).data ?? [];
  const viewer = { t, vatView, locale: scope.site.locale, imageBase: scope.config.imageBase };
  if (trimmed.length < shortestText) {
    const groups = idleGroups({ past, popular }, viewer);
    const isEmpty = groups.every(({ suggestions }) => suggestions.length === 0);
    return { groups, suggestions: isEmpty ? { status: 'none' } : { status: 'found', groups } };
  }
  if (found.data) {
    const groups = foundGroups(found.data, shortcutsBeginning(trimmed, shortcuts), viewer);
    return { groups, suggestions: { status: 'found', groups } };
  }
  // The account may not suggest at all, or not now: the form searches as it does without.
  const isComing = found.isPending || asked !== trimmed;
  return { groups: [], suggestions: { status: isComing ? 'loading' : 'none' } };
}

/** A value once it has stayed the same for a while. */
function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
