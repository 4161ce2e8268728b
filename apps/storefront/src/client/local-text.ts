import type { TextStorage } from '@torg/stores';
import type {
  checkoutKey,
  referenceKey,
  favouriteListsKey,
  favouritesKey,
  headerKey,
  packagesKey,
  pastSearchesKey,
  purchasesKey,
  setAsideKey,
  viewedKey,
  waitingKey,
} from '../config/stored.ts';
import { tabStorage } from './tab-storage.ts';

type Key =
  | typeof checkoutKey
  | typeof referenceKey
  | typeof favouriteListsKey
  | typeof favouritesKey
  | typeof headerKey
  | typeof packagesKey
  | typeof pastSearchesKey
  | typeof purchasesKey
  | typeof setAsideKey
  | typeof viewedKey
  | typeof waitingKey;

/** One entry of local storage. */
export function localText(key: Key): TextStorage {
  const storage = tabStorage(() => localStorage);
  return { read: () => storage.getItem(key), write: (text) => storage.setItem(key, text) };
}

/** One entry of the tab's own storage. */
export function tabText(key: string): TextStorage {
  const storage = tabStorage(() => sessionStorage);
  return { read: () => storage.getItem(key), write: (text) => storage.setItem(key, text) };
}
