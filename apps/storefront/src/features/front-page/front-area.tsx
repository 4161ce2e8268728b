import { useSuspenseQuery } from '@tanstack/react-query';
import { WidgetRows } from '../../elements/widgets/widget-rows.tsx';
import { areaQuery } from '../../queries/area-query.ts';
import { frontPageArea } from '../../queries/front-page-area.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { UneditedFrontPage } from './unedited-front-page.tsx';

/** The front page as its editors wrote it, or what it is without them. */
export function FrontArea() {
  const { data: area } = useSuspenseQuery(areaQuery(useScope(), frontPageArea));
  return area ? <WidgetRows area={area} space="xxxl" /> : <UneditedFrontPage />;
}
