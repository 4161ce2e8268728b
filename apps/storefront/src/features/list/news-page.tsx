import { useSuspenseQuery } from '@tanstack/react-query';
import type { ProductSelection } from '@torg/commerce-sdk';
import { useTranslate } from '@torg/i18n/react';
import { productsQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { ListPage } from './list-page.tsx';
import { useListPage } from './product-list-section.tsx';

/** Everything the shop sells. */
export const newestFirst: ProductSelection = { sort: 'LATEST' };

/** All products, the newest first. */
export function NewsPage() {
  const t = useTranslate();
  const page = useListPage();
  const { data: list } = useSuspenseQuery(productsQuery(useScope().commerce, newestFirst, page));
  return <ListPage name={t('home.news.heading')} list={list} page={page} />;
}
