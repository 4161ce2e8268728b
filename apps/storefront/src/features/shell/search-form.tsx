import type { FormEvent } from 'react';
import { useNavigate } from '../../navigation/router-navigation.ts';
import { href, siteHref } from '@torg/market-routing';
import { useTranslate } from '@torg/i18n/react';
import { SearchField } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useShownPage } from '../../page/shown-page.tsx';

/** The search field of the header. Without script the form is sent, and the server leads on to the results. */
export function SearchForm() {
  const t = useTranslate();
  const { site } = useScope();
  const navigate = useNavigate();
  const page = useShownPage();
  const search = page.kind === 'found' && page.name === 'search' ? page.params.search : '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (term) return void navigate(href(site.locale, 'search', { search: term }));
    event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form role="search" action={siteHref(site, 'searchForm', {})} onSubmit={submit}>
      <SearchField
        key={search}
        name="q"
        label={t('shell.search.label')}
        placeholder={t('shell.search.placeholder')}
        submitLabel={t('shell.search.submit')}
        defaultValue={search}
      />
    </form>
  );
}
