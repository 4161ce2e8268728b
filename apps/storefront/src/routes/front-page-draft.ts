import { getWidgetArea } from '@torg/commerce-sdk';
import { areaQuery } from '../queries/area-query.ts';
import { frontPageArea } from '../queries/front-page-area.ts';
import type { AppScope } from '../scope/app-scope.ts';
import type { PageMatch } from '../page/page-names.ts';

/** To an editor, the front page is the draft of it, where there is one. */
export async function withFrontPageDraft(scope: AppScope, match: PageMatch): Promise<PageMatch> {
  const isShown = match.name === 'home' && (await hasDraft(scope));
  return isShown ? { name: 'previewWidgets', params: {} } : match;
}

/** What an editor is given is no draft where everybody is given the same. */
async function hasDraft(scope: AppScope): Promise<boolean> {
  const [previewed, published] = await Promise.all([
    scope.queries.ensureQueryData(areaQuery(scope, frontPageArea)),
    getWidgetArea(scope.commerce, frontPageArea),
  ]);
  return JSON.stringify(previewed) !== JSON.stringify(published);
}
