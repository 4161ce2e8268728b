import type { WidgetAreaRequest } from '@torg/commerce-sdk';

/** What editors prepare for the front page. */
export const frontPageArea = { family: 'Frontpage', areaName: 'The front page area' } satisfies WidgetAreaRequest;
