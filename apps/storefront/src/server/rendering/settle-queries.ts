import type { QueryClient } from '@tanstack/react-query';

/**
 * Waits for the queries that a page has started but not awaited, at most `patience` ms. True when none is left:
 * then the page can be rendered in one piece, which costs less than half of streaming it.
 */
export async function settleQueries(queries: QueryClient, patience: number): Promise<boolean> {
  const running = queries
    .getQueryCache()
    .getAll()
    .flatMap((query) => (query.state.fetchStatus === 'fetching' && query.promise ? [query.promise] : []));
  if (running.length === 0) return true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, patience, false);
  });
  const settled = Promise.allSettled(running).then(() => true as const);
  const quick = await Promise.race([settled, timeout]);
  clearTimeout(timer);
  return quick;
}
