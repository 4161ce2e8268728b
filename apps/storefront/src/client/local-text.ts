import type { TextStorage } from '@torg/stores';
import { tabStorage } from './tab-storage.ts';

/** One entry of local storage. */
export function localText(key: string): TextStorage {
  const storage = tabStorage(() => localStorage);
  return { read: () => storage.getItem(key), write: (text) => storage.setItem(key, text) };
}
