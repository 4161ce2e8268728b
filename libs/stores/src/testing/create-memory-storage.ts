import type { TextStorage } from '../ports/text-storage.ts';

/** Keeps a text in memory. */
export function createMemoryStorage(text: string | null = null): TextStorage {
  let kept = text;
  return {
    read: () => kept,
    write: (next) => {
      kept = next;
    },
  };
}
