import { useSuspenseQuery } from '@tanstack/react-query';
import type { WidgetAreaRequest } from '@torg/commerce-sdk';
import { areaQuery } from '../../queries/area-query.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { WidgetRows } from './widget-rows.tsx';

/** What editors put in an area of a page that has a heading of its own. */
export function AreaContent({ request }: { request: WidgetAreaRequest }) {
  const { data: area } = useSuspenseQuery(areaQuery(useScope(), request));
  return area && <WidgetRows area={area} isWithinPage />;
}
