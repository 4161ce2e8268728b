import type { Locale } from '@torg/market-routing';
import { accountPages } from './account-pages.ts';
import { catalogPages } from './catalog-pages.ts';
import { purchasePages } from './purchase-pages.ts';
import { servicePages } from './service-pages.ts';
import type { Visit } from './visit.ts';

/** The pages that stories show, as somebody gets to them: in this order, as orders are numbered. */
export const recordedPages = { ...purchasePages, ...catalogPages, ...servicePages, ...accountPages };

const inBothLanguages: readonly string[] = [
  ...Object.keys(purchasePages),
  ...['home', 'category', 'product-colours', 'account-orders'],
];

/** What is recorded in a language: everything in Swedish, and in Norwegian what is looked at there. */
export function pagesRecordedIn(locale: Locale): readonly (readonly [string, Visit])[] {
  return Object.entries<Visit>(recordedPages).filter(([name]) => locale === 'sv' || inBothLanguages.includes(name));
}

export type RecordedPage = keyof typeof recordedPages;
