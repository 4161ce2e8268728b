import { placePath, safeReturnPath, type MarketSite } from '@torg/market-routing';

/** Where the root of each site leads. */
export interface RootRedirect {
  /** The path of a page within a site. */
  to: string;
  status: number;
}

/** Tells whether a text is the plain path of another page than the front page, written as a browser would send it. */
export function isPagePath(text: string): boolean {
  return safeReturnPath(text) !== null && text !== '/' && new URL(text, 'http://shop.example').pathname === text;
}

/** Tells whether a path is led elsewhere: it names a market or a language. At worst it leads back to the root, for ever. */
export function isLedAway(sites: readonly MarketSite[], path: string): boolean {
  return sites.some(({ hosts: [host = ''] }) => placePath(sites, host, path).moved !== null);
}
