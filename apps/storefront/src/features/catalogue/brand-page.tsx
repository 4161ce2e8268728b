import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { productsQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { ListPage } from './list-page.tsx';
import { useListPage } from './product-list-section.tsx';

/** Everything of one brand. */
export function BrandPage({ alias }: { alias: string }) {
  const t = useTranslate();
  const { commerce, site } = useScope();
  const page = useListPage();
  const { data: list } = useSuspenseQuery(productsQuery(commerce, { brandAlias: alias }, page));
  const register = { name: t('brands.heading'), canonicalUrl: href(site.locale, 'brands', {}) };
  return <ListPage name={list.products[0]?.brand?.name ?? ''} above={[register]} list={list} page={page} />;
}
