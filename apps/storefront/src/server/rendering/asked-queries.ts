import type { QueryClient } from '@tanstack/react-query';

/** The queries of one request, and who asked them. */
export interface AskedQueries {
  /** For what comes alive in the browser. */
  live: QueryClient;
  /** For static parts, which do not. */
  once: QueryClient;
  /** Whether static parts asked it and nobody else, so that the browser can do without its data. */
  isOnlyOnce(queryHash: string): boolean;
}

/** Notes by which parts of a page its queries are asked while it is rendered. */
export function noteAskedQueries(queries: QueryClient): AskedQueries {
  const alive = new Set<string>();
  const once = new Set<string>();
  return {
    live: noting(queries, alive),
    once: noting(queries, once),
    isOnlyOnce: (queryHash) => once.has(queryHash) && !alive.has(queryHash),
  };
}

/** The same queries. Whoever observes one completes its options first, and those hold its name. */
function noting(queries: QueryClient, asked: Set<string>): QueryClient {
  return new Proxy(queries, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const answer: unknown = Reflect.apply(value, target, given);
        if (property === 'defaultQueryOptions') asked.add((answer as { queryHash: string }).queryHash); // what it completes
        return answer;
      };
    },
  });
}
