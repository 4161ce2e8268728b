/** The cookie in which the provider's own script keeps its visitor's id. It is there once the script was let in. */
const idCookie = /(?:^|;\s*)hello_retail_id=([0-9a-f]{24})(?:;|$)/i;

/** By whom a search provider knows the visitor, 24 hexadecimal digits; null where they do not agree to be followed (any more). */
export function searchVisitor(cookies: string, choice: { statistics: boolean } | null): string | null {
  return choice?.statistics ? (idCookie.exec(cookies)?.[1] ?? null) : null;
}
