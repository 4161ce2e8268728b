import { isFiltered } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Container, Stack } from '@torg/ui';
import { ListHeading } from './list-heading.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ProductListSection } from './product-list-section.tsx';
import { SpellingNote } from './spelling-note.tsx';
import { bareTerm } from './typed-search.ts';
import { useList } from './use-list.ts';

/** What a search found, or what to do when it found nothing. */
export function SearchPage({ term }: { term: string }) {
  const t = useTranslate();
  const shown = useList({ products: { searchText: term } });
  const { count } = shown;
  return (
    <Container>
      <Stack space="l">
        <Stack space="s">
          <ListHeading heading={t('search.heading', { term: bareTerm(term) })} count={t('search.count', { count })} />
          <SpellingNote term={term} />
        </Stack>
        {count > 0 || isFiltered(shown.chosen) ? <ProductListSection shown={shown} /> : <NothingFound />}
      </Stack>
    </Container>
  );
}
