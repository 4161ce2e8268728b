import type { TextStorage } from '@torg/stores';

/** As many as an account of this kind keeps. */
const mostKept = 21;

/** What was looked at here, the latest first; damaged parts of what is stored are passed over. */
export function readViewed(storage: TextStorage): readonly number[] {
  const ids = (storage.read() ?? '').split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, mostKept);
}

/** Puts a product first among those that were looked at. */
export function noteViewed(storage: TextStorage, productId: number): void {
  const others = readViewed(storage).filter((id) => id !== productId);
  storage.write([productId, ...others].slice(0, mostKept).join());
}
