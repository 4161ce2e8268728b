import { CommerceError, getWidgetArea, type CommerceClient, type Widget, type WidgetArea } from '@torg/commerce-sdk';
import { frontPageArea } from './front-page-area.ts';

type Banner = Extract<Widget, { kind: 'banner' }>;

/** The banner that the area of the front page opens with; null where it opens with something else. */
export async function readFrontBanner(commerce: CommerceClient): Promise<Banner | null> {
  return firstBanner(await getWidgetArea(commerce, frontPageArea).catch(nullWhereUnknown));
}

function firstBanner(area: WidgetArea | null): Banner | null {
  const first = area?.containers[0]?.widgets[0];
  return first?.kind === 'banner' ? first : null;
}

/** An account need not have such an area, and the API refuses what it does not know. */
function nullWhereUnknown(error: unknown): null {
  if (error instanceof CommerceError && error.code === 'GRAPHQL') return null;
  throw error;
}
