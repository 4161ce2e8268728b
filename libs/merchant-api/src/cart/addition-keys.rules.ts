/** So many additions back does a cart know what was sent: far more than are under way at any time. */
const KEPT_KEYS = 30;

/** The keys that a cart knows once one more was carried out; a client that sends none is not known again. */
export function withAddition(additions: readonly string[], key: string | null): readonly string[] {
  return key === null ? additions : [...additions, key].slice(-KEPT_KEYS);
}

/** Whether an addition was carried out before. */
export function isRepeated(additions: readonly string[], key: string | null): boolean {
  return key !== null && additions.includes(key);
}
