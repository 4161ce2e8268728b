import type { DehydratedState } from '@tanstack/react-query';
import type { MarketSite } from '@torg/market-routing';
import type { StoresSnapshot } from '@torg/stores';
import type { PublicConfig } from '../config/public-config.ts';
import type { DescribedPage, FailedPage } from '../page/shown-page.tsx';

/** What the server leaves in the document for the browser to go on from. */
export interface ShopState {
  site: MarketSite;
  config: PublicConfig;
  queries: DehydratedState;
  /** Whether products of very many choices are among them, packed. */
  hasPacked?: true;
  stores: StoresSnapshot;
  page: DescribedPage | FailedPage;
  /** Whether the document's static parts came without their data, to stay as they are. */
  hasStaticParts?: true;
  /** Who is shown drafts, where somebody is. */
  previewer?: string;
}

/** Reads the one data script of the document. */
export function readShopState(page: Document): ShopState {
  const text = page.getElementById('shop-state')?.textContent;
  if (!text) throw new Error('The document holds no shop state');
  return JSON.parse(text) as ShopState; // written by this same build's server
}
