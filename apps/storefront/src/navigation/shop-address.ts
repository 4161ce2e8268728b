/**
 * A path of the shop from a canonical address of the Merchant API. Accounts answer with a path or with a whole
 * address; links need the path alone.
 */
export function shopPath(canonicalUrl: string): string {
  if (canonicalUrl.startsWith('/')) return canonicalUrl;
  return URL.canParse(canonicalUrl) ? new URL(canonicalUrl).pathname : `/${canonicalUrl}`;
}

/** A page of the catalogue as a part of the way to another. */
export function toCrumb({ name, canonicalUrl }: { name: string; canonicalUrl: string }) {
  return { name, path: shopPath(canonicalUrl) };
}
