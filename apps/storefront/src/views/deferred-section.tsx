import { Suspense, useId, type ReactNode } from 'react';
import { useQueryClient, useSuspenseQuery, type QueryKey, type UseSuspenseQueryOptions } from '@tanstack/react-query';
import { FailureBoundary } from '../layouts/failure-boundary.tsx';
import { escapeJson } from './escape-json.ts';

export interface DeferredSectionProps<Data, Key extends QueryKey> {
  query: UseSuspenseQueryOptions<Data, Error, Data, Key>;
  /** Shown while the data is on its way; as tall as what comes, so that nothing below moves. */
  fallback: ReactNode;
  children(data: Data): ReactNode;
}

/**
 * A part of a page that the rest does not wait for. Its data travels with its own markup, so a part that is streamed
 * late still finds it when the browser takes over. When the data cannot be had, the part is left out and the page stays.
 */
export function DeferredSection<Data, Key extends QueryKey>(props: DeferredSectionProps<Data, Key>) {
  return (
    <FailureBoundary fallback={null}>
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
  if (typeof document !== 'undefined' && queries.getQueryData(query.queryKey) === undefined) {
    const sent = document.getElementById(id)?.textContent;
    if (sent) queries.setQueryData(query.queryKey, JSON.parse(sent) as never); // written below by the server from the same query
  }
  const { data } = useSuspenseQuery(query);
  return (
    <>
      <script
        type="application/json"
        id={id}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: typeof document === 'undefined' ? escapeJson(data) : '' }}
      />
      {children(data)}
    </>
  );
}
