import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, EmptyState, Stack } from '@torg/ui';
import { MostSold, mostSoldQuery } from '../../elements/most-sold.tsx';
import { rootCategoriesQuery } from '../../queries/catalogue-queries.ts';
import { popularSearchesQuery } from '../../queries/search-menu-queries.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { Ways } from './ways.tsx';

/** Fetches the ways on from a search that found nothing. Without them the page still says that it found nothing. */
export async function loadNothingFound(scope: AppScope): Promise<void> {
  const { queries } = scope;
  void queries.prefetchQuery(mostSoldQuery(scope));
  await Promise.all([
    queries.prefetchQuery(rootCategoriesQuery(scope)),
    queries.prefetchQuery(popularSearchesQuery(scope)),
  ]);
}

/** Says that a search found nothing, and leads on: to the spelling, to what many search for, to departments and to goods. */
export function NothingFound() {
  const t = useTranslate();
  const scope = useScope();
  const { locale } = scope.site;
  const { data: categories = [] } = useQuery(rootCategoriesQuery(scope));
  const { data: popular = [] } = useQuery(popularSearchesQuery(scope));
  return (
    <Stack space="xl">
      <EmptyState
        icon="search"
        heading={t('search.empty.heading')}
        text={t('search.empty.text')}
        action={<ButtonLink href={href(locale, 'home', {})}>{t('search.empty.action')}</ButtonLink>}
      />
      <Ways
        heading={t('search.suggestions.popular')}
        ways={popular.map((text) => ({ label: text, href: href(locale, 'search', { search: text }) }))}
      />
      <Ways
        heading={t('search.empty.categories')}
        ways={categories.map(({ name, canonicalUrl }) => ({ label: name, href: canonicalUrl }))}
      />
      <MostSold />
    </Stack>
  );
}
