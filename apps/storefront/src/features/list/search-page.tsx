import { isFiltered } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Container, Stack } from '@torg/ui';
import { ListHeading } from './list-heading.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ProductListSection } from './product-list-section.tsx';
import { useList } from './use-list.ts';

/** What a search found, or what to do when it found nothing. */
export function SearchPage({ term }: { term: string }) {
  const t = useTranslate();
  const shown = useList({ products: { searchText: term } });
  const { count } = shown;
  return (
    <Container>
      <Stack space="l">
        <ListHeading heading={t('search.heading', { term })} count={t('search.count', { count })} />
        {count > 0 || isFiltered(shown.chosen) ? <ProductListSection shown={shown} /> : <NothingFound />}
      </Stack>
    </Container>
  );
}
