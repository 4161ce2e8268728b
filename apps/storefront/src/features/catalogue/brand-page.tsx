import { useSuspenseQuery } from '@tanstack/react-query';
import { productsQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { ListPage } from './list-page.tsx';
import { useListPage } from './product-list-section.tsx';

/** Everything of one brand. */
export function BrandPage({ alias }: { alias: string }) {
  const page = useListPage();
  const { data: list } = useSuspenseQuery(productsQuery(useScope().commerce, { brandAlias: alias }, page));
  return <ListPage name={list.products[0]?.brand?.name ?? ''} list={list} page={page} />;
}
