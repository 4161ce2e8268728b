import { useRef, useState, type ComponentType, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from '../../navigation/router-navigation.ts';
import { href, siteHref } from '@torg/market-routing';
import type { Translation } from '@torg/i18n/react';
import { useTranslate } from '@torg/i18n/react';
import { SearchField } from '@torg/ui';
import type { TypedSearch } from '@torg/ui/search-combobox';
import { fetchWithTexts } from '../../elements/lazy-part.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { useShownPage } from '../../page/shown-page.tsx';

/** The field that suggests, which no page needs before somebody is about to search. */
const fetchSuggesting = (translation: Translation) =>
  fetchWithTexts(['search', 'goods'], () => import('./search-suggestions.tsx'), translation);

interface SuggestingField {
  Field: ComponentType<{ typed: TypedSearch }>;
  /** What had been typed when it came. */
  typed: TypedSearch;
  /** The search that was shown then. */
  search: string;
}

/**
 * The search field of the header. Without script the form is sent, and the server leads on to the results. Where the
 * account suggests, a field that does takes the plain one's place once it is entered, with all that was typed.
 */
export function SearchForm() {
  const t = useTranslate();
  const { site, config, translation, pastSearches } = useScope();
  const navigate = useNavigate();
  const page = useShownPage();
  const search = page.kind === 'found' && page.name === 'search' ? page.params.search : '';
  const form = useRef<HTMLFormElement>(null);
  const fetched = useRef<ReturnType<typeof fetchSuggesting>>(null);
  const [suggesting, setSuggesting] = useState<SuggestingField | null>(null);

  const bringSuggestions = async () => {
    if (config.api.extensions === null || fetched.current) return;
    fetched.current = fetchSuggesting(translation);
    try {
      const { SearchSuggestions, readTypedSearch } = await fetched.current;
      const field = form.current?.querySelector('input');
      // At once: no letter may fall between what is read and what is shown.
      if (field) flushSync(() => setSuggesting({ Field: SearchSuggestions, typed: readTypedSearch(field), search }));
    } catch {
      fetched.current = null; // the plain field goes on, and the next time it is entered this is tried again
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (!term) return event.currentTarget.querySelector('input')?.focus();
    void fetched.current?.then(({ rememberSearch }) => rememberSearch(pastSearches, term)).catch(() => {});
    void navigate(href(site.locale, 'search', { search: term }));
  };
  return (
    <form ref={form} role="search" action={siteHref(site, 'searchForm', {})} onSubmit={submit}>
      {suggesting ? (
        <suggesting.Field key={search} typed={suggesting.search === search ? suggesting.typed : shown(search)} />
      ) : (
        <SearchField
          key={search}
          name="q"
          label={t('shell.search.label')}
          placeholder={t('shell.search.placeholder')}
          submitLabel={t('shell.search.submit')}
          defaultValue={search}
          onFocus={() => void bringSuggestions()}
        />
      )}
    </form>
  );
}

/** The text of the page that is shown, in a field that nobody is in. */
function shown(text: string): TypedSearch {
  return { text, selection: [text.length, text.length], hasFocus: false };
}
