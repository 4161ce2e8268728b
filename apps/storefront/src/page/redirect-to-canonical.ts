import { PageMoved } from './define-route.ts';

/** Sends a visitor to the one address of a page, keeping the query. An address that is right already passes. */
export function redirectToCanonical(url: URL, canonical: string): void {
  if (decodeURI(url.pathname) !== decodeURI(canonical)) throw new PageMoved(canonical + url.search);
}
