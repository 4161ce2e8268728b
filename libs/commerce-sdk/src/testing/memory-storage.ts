import type { TextStorage } from '../ports/text-storage.ts';

/** A storage in memory, which several tabs may share. */
export interface MemoryStorage extends TextStorage {
  text: string | null;
  /** How long the last text was said to be of use, in seconds. */
  seconds: number | undefined;
}

/**
 * Makes a storage in memory, with a text in it where one is given.
 *
 * @example
 * const session = createAuthSession({ auth, storage: memoryStorage(), clock: Date });
 */
export function memoryStorage(text: string | null = null): MemoryStorage {
  const storage: MemoryStorage = {
    text,
    seconds: undefined,
    read: () => storage.text,
    write(next, seconds) {
      storage.text = next;
      storage.seconds = seconds;
    },
  };
  return storage;
}

/** A storage as private windows have it. */
export const closedStorage: TextStorage = {
  read: () => {
    throw new DOMException('The storage is closed', 'SecurityError');
  },
  write: () => {
    throw new DOMException('The storage is full', 'QuotaExceededError');
  },
};

/** A storage that takes everything and keeps nothing. */
export const forgetfulStorage: TextStorage = { read: () => null, write: () => {} };
