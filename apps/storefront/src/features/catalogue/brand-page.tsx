import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Breadcrumbs, Container, Stack } from '@torg/ui';
import { productsQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { ListHeading } from './list-heading.tsx';
import { ProductListSection, useListPage } from './product-list-section.tsx';

/** Everything of one brand. */
export function BrandPage({ alias }: { alias: string }) {
  const t = useTranslate();
  const { commerce, site } = useScope();
  const page = useListPage();
  const { data: list } = useSuspenseQuery(productsQuery(commerce, { brandAlias: alias }, page));
  const name = list.products[0]?.brand?.name ?? '';
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
