import { getWidgetArea, type CommerceClient, type Widget, type WidgetArea } from '@torg/commerce-sdk';
import { frontPageArea } from './front-page-area.ts';
import { nullWhereUnknown } from './null-where-unknown.ts';

type Banner = Extract<Widget, { kind: 'banner' }>;

/** The banner that the area of the front page opens with; null where it opens with something else, or the account has none. */
export async function readFrontBanner(commerce: CommerceClient): Promise<Banner | null> {
  return firstBanner(await getWidgetArea(commerce, frontPageArea).catch(nullWhereUnknown));
}

function firstBanner(area: WidgetArea | null): Banner | null {
  const first = area?.containers[0]?.widgets[0];
  return first?.kind === 'banner' ? first : null;
}
