import { QueryClient } from '@tanstack/react-query';

const aMinute = 60_000;

/**
 * The query cache of one request or tab. Retries belong to the SDK, which knows what may be repeated; and what is asked
 * without a connection fails at once, so that the page can say so, instead of waiting for one.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: aMinute, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    },
  });
}
