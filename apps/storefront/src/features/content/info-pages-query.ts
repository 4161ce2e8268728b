import { queryOptions } from '@tanstack/react-query';
import { apiReads } from '../../queries/lazy-reads.ts';
import type { QuerySource } from '../../queries/query-source.ts';
import { scopeKey } from '../../queries/scope-key.ts';

/** Pages that bear this tag have the menu beside them. */
export const besideMenuTag = 'menu';

const place = 'info-pages';

/** The menu beside pages of information; empty where the account has none. */
export function infoPagesQuery({ commerce, shared }: QuerySource) {
  return queryOptions({
    queryKey: ['menu', scopeKey(commerce), place],
    queryFn: () =>
      shared.read(`menu ${place}`, async () => {
        const menu = await (await apiReads()).getMenuAtLocation(commerce, { location: place, levels: 1 });
        return (menu?.items ?? []).flatMap(({ label, url, isHidden }) =>
          url === null || isHidden ? [] : [{ label, href: url }],
        );
      }),
    staleTime: Infinity,
  });
}
