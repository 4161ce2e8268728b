import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { readListQuery, type ListedProduct } from '@torg/commerce-sdk/domain';
import { useLocation, useSearchParams } from '../../navigation/router-navigation.ts';
import { listFrameQuery, productsQuery, type ListFrame } from '../../queries/catalogue-queries.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { listRequest, pageAddress, type ListSource } from './list-source.ts';

/** The page of a list that the address asks for, but for its products. */
export interface ShownList {
  /** What is in it. */
  source: ListSource;
  list: ListFrame;
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
  const frame = listFrameQuery(useQueryClient(), commerce, listRequest(source, chosen), chosen.page);
  const { data: list } = useSuspenseQuery(frame);
  return { source, list, page: chosen.page, hrefOf: (page) => pageAddress(source, { pathname, query }, page) };
}

/** The products on that page, for a static part: nobody else asks for them. */
export function useListedProducts(source: ListSource): readonly ListedProduct[] {
  const { commerce } = useScope();
  const [query] = useSearchParams();
  const chosen = readListQuery(query);
  return useSuspenseQuery(productsQuery(commerce, listRequest(source, chosen), chosen.page)).data.products;
}
