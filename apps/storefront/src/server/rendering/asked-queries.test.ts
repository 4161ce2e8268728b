import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { noteAskedQueries } from './asked-queries.ts';

function Asks({ name }: { name: string }) {
  return useQuery({ queryKey: [name], queryFn: async () => name }).data;
}

it('what a static part alone asks is told from what others ask too', () => {
  const queries = new QueryClient();
  for (const name of ['menu', 'goods', 'both', 'nobody']) queries.setQueryData([name], name);
  const asked = noteAskedQueries(queries);
  const shown = (client: QueryClient, ...children: ReactElement[]) =>
    createElement(QueryClientProvider, { client }, ...children);
  const asks = (name: string) => createElement(Asks, { name });
  const text = renderToString(
    shown(asked.live, asks('menu'), asks('both'), shown(asked.once, asks('goods'), asks('both'))),
  );
  expect(text).toContain('goods');
  const onlyOnce = queries
    .getQueryCache()
    .getAll()
    .filter(({ queryHash }) => asked.isOnlyOnce(queryHash));
  expect(onlyOnce.map(({ queryKey }) => queryKey)).toEqual([['goods']]);
});
