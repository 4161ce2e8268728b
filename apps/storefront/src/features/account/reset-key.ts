/** The names under which links in mails carry the key: that of the Merchant API, and the short one of older mails. */
const keyNames = ['resetKey', 'key'];

/** The key that came by mail; null where the address has none. */
export function readResetKey(query: URLSearchParams): string | null {
  return keyNames.map((name) => query.get(name)).find((key) => key !== null && key !== '') ?? null;
}
