import type { TextStorage } from '@torg/stores';

/** One entry of local storage. A browser that forbids it, or is full, forgets; the shop works all the same. */
export function localText(key: string): TextStorage {
  return {
    read() {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        localStorage.setItem(key, text);
      } catch {
        return;
      }
    },
  };
}
