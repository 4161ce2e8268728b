import { useQuery } from '@tanstack/react-query';
import type { WidgetAreaRequest } from '@torg/commerce-sdk';
import { areaQuery } from '../../queries/area-query.ts';
import { filledAreaQuery } from '../../queries/filled-area-query.ts';
import { prefetchLists } from '../../queries/listed-products-query.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { FailureBoundary } from '../failure-boundary.tsx';
import { laterStatic } from '../later-static.tsx';
import { StaticPart } from '../static-part.tsx';

const areaCode = laterStatic(['content', 'goods'], () => import('./area.part.ts'));
const LaterArea = areaCode.part(({ AreaContent }) => AreaContent);

/** Fetches what editors put around a page's own content. A page can be shown without it. */
export async function loadAreas(scope: AppScope, requests: readonly WidgetAreaRequest[]): Promise<void> {
  const { queries, translation } = scope;
  await Promise.all(requests.map((request) => queries.prefetchQuery(filledAreaQuery(scope, request))));
  const filled = requests.filter((request) => queries.getQueryData(filledAreaQuery(scope, request).queryKey));
  if (filled.length === 0) return;
  // A document brings only that they are filled, and Back to its page draws them.
  await Promise.all([areaCode.fetch(translation), ...filled.map((request) => prefetchArea(scope, request))]);
}

async function prefetchArea(scope: AppScope, request: WidgetAreaRequest): Promise<void> {
  const query = areaQuery(scope, request);
  await scope.queries.prefetchQuery(query);
  const area = scope.queries.getQueryData(query.queryKey);
  if (area) prefetchLists(scope, area);
}

/** What editors put in an area around a page's own content: nothing where they put nothing, or it cannot be had. */
export function PageArea({ request }: { request: WidgetAreaRequest }) {
  const { data: isFilled = false } = useQuery(filledAreaQuery(useScope(), request));
  if (!isFilled) return null;
  return (
    // Another choice in the same list leaves it as it is.
    <StaticPart outlivesPage>
      <FailureBoundary fallback={null}>
        <LaterArea request={request} />
      </FailureBoundary>
    </StaticPart>
  );
}
