import { useQuery } from '@tanstack/react-query';
import type { WidgetAreaRequest } from '@torg/commerce-sdk';
import { ownListsQuery } from '../../queries/own-lists-query.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { OwnProducts } from '../own-products.tsx';

/**
 * The lists of an area that only this browser can fill. They stand below all else of it: they come late, and would push
 * away what is being read.
 */
export function OwnLists({ request }: { request: WidgetAreaRequest }) {
  const { data: lists = [] } = useQuery(ownListsQuery(useScope(), request));
  return lists.map(({ id, ...list }) => <OwnProducts key={id} {...list} />);
}
