import { useLocation, useSearchParams } from '../../navigation/router-navigation.ts';
import type { ProductList } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, EmptyState, Pagination, Stack } from '@torg/ui';
import { pageSize } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { pageCount, pageFromQuery } from './paging.ts';
import { ProductCards } from '../../elements/product-cards.tsx';

export interface ProductListSectionProps {
  list: ProductList;
  /** Which page of the list it is, the first being 1. */
  page: number;
}

/** One page of a list, with links to its other pages. */
export function ProductListSection({ list, page }: ProductListSectionProps) {
  const t = useTranslate();
  const { site } = useScope();
  const { pathname } = useLocation();
  if (list.count === 0) {
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
      <ProductCards products={list.products} label={t('list.products')} headingLevel={2} areFirst />
      <Pagination
        label={t('list.pagination')}
        page={page}
        pageCount={pageCount(list.count, pageSize)}
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
