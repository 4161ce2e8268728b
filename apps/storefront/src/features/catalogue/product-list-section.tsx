import { useLocation, useSearchParams } from '../../routes/router-navigation.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, EmptyState, Pagination, Stack } from '@torg/ui';
import { pageSize, productsQuery, type ListSelection } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { pageCount, pageFromQuery } from '../../views/paging.ts';
import { ProductCards } from '../../views/product-cards.tsx';

/** The page of a list that the address asks for, with links to its other pages. */
export function ProductListSection({ selection }: { selection: ListSelection }) {
  const t = useTranslate();
  const { commerce, site } = useScope();
  const page = useListPage();
  const { data } = useSuspenseQuery(productsQuery(commerce, selection, page));
  const { pathname } = useLocation();
  if (data.count === 0) {
    return (
      <EmptyState
        heading={t('list.empty.heading')}
        text={t('list.empty.text')}
        action={<ButtonLink href={href(site.locale, 'home', {})}>{t('list.empty.action')}</ButtonLink>}
      />
    );
  }
  return (
    <Stack space="xxl">
      <ProductCards products={data.products} label={t('list.products')} headingLevel={2} areFirst />
      <Pagination
        label={t('list.pagination')}
        page={page}
        pageCount={pageCount(data.count, pageSize)}
        hrefOf={(number) => (number === 1 ? pathname : `${pathname}?page=${number}`)}
        previousLabel={t('list.previous')}
        nextLabel={t('list.next')}
        pageLabel={(number) => t('list.page', { page: number })}
      />
    </Stack>
  );
}

/** The number of the page in the address; the route has refused what is no number. */
export function useListPage(): number {
  const [query] = useSearchParams();
  return pageFromQuery(query) ?? 1;
}
