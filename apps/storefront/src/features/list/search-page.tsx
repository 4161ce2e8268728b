import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, Container, EmptyState, Stack } from '@torg/ui';
import { productsQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { ListHeading } from './list-heading.tsx';
import { ProductListSection, useListPage } from './product-list-section.tsx';

/** What a search found, or what to do when it found nothing. */
export function SearchPage({ term }: { term: string }) {
  const t = useTranslate();
  const { commerce, site } = useScope();
  const page = useListPage();
  const { data: list } = useSuspenseQuery(productsQuery(commerce, { searchText: term }, page));
  return (
    <Container>
      <Stack space="l">
        <ListHeading heading={t('search.heading', { term })} count={t('search.count', { count: list.count })} />
        {list.count > 0 ? (
          <ProductListSection list={list} page={page} />
        ) : (
          <EmptyState
            heading={t('search.empty.heading')}
            text={t('search.empty.text')}
            action={<ButtonLink href={href(site.locale, 'home', {})}>{t('search.empty.action')}</ButtonLink>}
          />
        )}
      </Stack>
    </Container>
  );
}
