import { Suspense, useId, type ReactNode } from 'react';
import {
  hashKey,
  useQueryClient,
  useSuspenseQuery,
  type QueryKey,
  type UseSuspenseQueryOptions,
} from '@tanstack/react-query';
import { useHydrated } from '../scope/use-hydrated.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { escapeJson } from './escape-json.ts';
import { useIsWrittenOnce } from './static-part.tsx';

const isServer = typeof document === 'undefined';

export interface DeferredSectionProps<Data, Key extends QueryKey> {
  query: UseSuspenseQueryOptions<Data, Error, Data, Key>;
  /** Shown while the data is on its way; as tall as what comes, so that nothing below moves. */
  fallback: ReactNode;
  children(data: Data): ReactNode;
}

/**
 * A part of a page that the rest does not wait for. Its data travels with its own markup, so a part that is streamed
 * late still finds it when the browser takes over. When the data cannot be had, the part is left out and the page stays;
 * the browser asks once more. In a static part the data stays behind, as the part is not hydrated.
 */
export function DeferredSection<Data, Key extends QueryKey>(props: DeferredSectionProps<Data, Key>) {
  return (
    <FailureBoundary key={hashKey(props.query.queryKey)} fallback={null}>
      <Suspense fallback={props.fallback}>
        <SectionData {...props} id={useId()} />
      </Suspense>
    </FailureBoundary>
  );
}

function SectionData<Data, Key extends QueryKey>({
  query,
  children,
  id,
}: DeferredSectionProps<Data, Key> & { id: string }) {
  const queries = useQueryClient();
  if (!isServer && queries.getQueryData(query.queryKey) === undefined) {
    const sent = document.getElementById(id)?.textContent;
    if (sent) queries.setQueryData(query.queryKey, JSON.parse(sent) as never); // written below by the server from the same query
  }
  const isHydrated = useHydrated();
  const state = queries.getQueryState(query.queryKey);
  const wasLeftOut = isServer ? state?.status === 'error' : !isHydrated && state?.data === undefined;
  const isWrittenOnce = useIsWrittenOnce();
  return wasLeftOut ? null : <LoadedSection query={query} id={isWrittenOnce ? null : id} render={children} />;
}

function LoadedSection<Data, Key extends QueryKey>({
  query,
  id,
  render,
}: Pick<DeferredSectionProps<Data, Key>, 'query'> & { id: string | null; render(data: Data): ReactNode }) {
  const { data } = useSuspenseQuery(query);
  return (
    <>
      {id !== null && (
        <script
          type="application/json"
          id={id}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: isServer ? escapeJson(data) : '' }}
        />
      )}
      {render(data)}
    </>
  );
}
