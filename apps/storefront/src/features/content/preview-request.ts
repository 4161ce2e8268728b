import type { WidgetAreaRequest } from '@torg/commerce-sdk';
import { customerTypeFrom } from '@torg/commerce-sdk/domain';
import { frontPageArea } from '../../queries/front-page-area.ts';

/** What an address wants to have previewed, in the words of the API's `widgetArea`; the front page where it does not say. */
export function readPreviewRequest(query: URLSearchParams): WidgetAreaRequest {
  return { ...readPlace(query), ...readAudience(query) };
}

function readPlace(query: URLSearchParams): WidgetAreaRequest {
  const alias = query.get('alias');
  if (alias) return { alias };
  const [family, areaName] = [query.get('family'), query.get('areaName')];
  return family && areaName ? { family, areaName } : frontPageArea;
}

function readAudience(query: URLSearchParams): WidgetAreaRequest {
  const display = query.get('displaySetting')?.toLowerCase();
  const customerType = query.get('customerType');
  return {
    ...((display === 'mobile' || display === 'desktop') && { displaySetting: display }),
    ...(customerType && { customerType: customerTypeFrom(customerType) }),
  };
}
