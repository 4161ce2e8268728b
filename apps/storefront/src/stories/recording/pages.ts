import { accountPages } from './account-pages.ts';
import { catalogPages } from './catalog-pages.ts';
import { purchasePages } from './purchase-pages.ts';
import { servicePages } from './service-pages.ts';

/** The pages that stories show, as somebody gets to them: in this order, as orders are numbered. */
export const recordedPages = { ...purchasePages, ...catalogPages, ...servicePages, ...accountPages };

export type RecordedPage = keyof typeof recordedPages;
