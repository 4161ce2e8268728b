import type { TextStorage } from '@torg/stores';
import type { checkoutKey, favouritesKey, packagesKey } from '../config/stored.ts';
import { tabStorage } from './tab-storage.ts';

/** One entry of local storage. */
export function localText(key: typeof checkoutKey | typeof favouritesKey | typeof packagesKey): TextStorage {
  const storage = tabStorage(() => localStorage);
  return { read: () => storage.getItem(key), write: (text) => storage.setItem(key, text) };
}
