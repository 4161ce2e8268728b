/** A path within the shop: `canonicalUrl` with a leading slash, or `fallback` where the API gives none. */
export function shopPath(canonicalUrl: string | null, fallback: string): string {
  if (!canonicalUrl) return fallback;
  return canonicalUrl.startsWith('/') ? canonicalUrl : `/${canonicalUrl}`;
}
