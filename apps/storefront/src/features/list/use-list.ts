import { useSuspenseQuery } from '@tanstack/react-query';
import { readListQuery, type ProductList } from '@torg/commerce-sdk/domain';
import { useLocation, useSearchParams } from '../../navigation/router-navigation.ts';
import { productsQuery } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { listRequest, pageAddress, type ListSource } from './list-source.ts';

/** The page of a list that the address asks for. */
export interface ShownList {
  list: ProductList;
  /** From 1. */
  page: number;
  /** The address of another page of the same choice. */
  hrefOf(page: number): string;
}

/** The page of a list that the address asks for; its route has fetched it. */
export function useList(source: ListSource): ShownList {
  const { commerce } = useScope();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const chosen = readListQuery(query);
  const { data: list } = useSuspenseQuery(productsQuery(commerce, listRequest(source, chosen), chosen.page));
  return { list, page: chosen.page, hrefOf: (page) => pageAddress(source, { pathname, query }, page) };
}
