import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Breadcrumbs, Container, Stack } from '@torg/ui';
import { productsQuery, type ListSelection } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { ListHeading } from './list-heading.tsx';
import { ProductListSection, useListPage } from './product-list-section.tsx';

/** Everything the shop sells. */
export const newestFirst: ListSelection = { sort: 'LATEST' };

/** All products, the newest first. */
export function NewsPage() {
  const t = useTranslate();
  const { commerce, site } = useScope();
  const page = useListPage();
  const { data: list } = useSuspenseQuery(productsQuery(commerce, newestFirst, page));
  const name = t('home.news.heading');
  return (
    <Container>
      <Stack space="l">
        <Breadcrumbs
          label={t('list.breadcrumbs')}
          items={[{ label: t('list.home'), href: href(site.locale, 'home', {}) }, { label: name }]}
        />
        <ListHeading heading={name} count={t('list.count', { count: list.count })} />
        <ProductListSection list={list} page={page} />
      </Stack>
    </Container>
  );
}
