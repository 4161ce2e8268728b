import type { TextStorage } from './text-storage.ts';

/** A storage that never throws: one that is closed or full holds nothing. */
export function quietStorage(storage: TextStorage | undefined) {
  return {
    async read(): Promise<string | null> {
      try {
        return (await storage?.read()) ?? null;
      } catch {
        return null;
      }
    },
    async write(text: string | null, seconds?: number): Promise<void> {
      try {
        await storage?.write(text, seconds);
      } catch {
        // What cannot be kept lasts as long as the page.
      }
    },
  };
}
