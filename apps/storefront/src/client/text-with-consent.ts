import type { TextStorage } from '@torg/stores';

/**
 * An entry that needs a yes: kept in memory until there is one, and with a no for good. A no takes away what an earlier yes
 * let in.
 */
export interface ConsentedText extends TextStorage {
  decide(isAllowed: boolean): void;
}

/**
 * Writes an entry of storage where the visitor agreed to it. What was written before the yes is kept with it. What is
 * there was agreed to once, so it is read before this document knows the answer too.
 */
export function textWithConsent(storage: TextStorage): ConsentedText {
  let isAllowed = false;
  let unkept: string | null = null;
  return {
    read: () => unkept ?? storage.read(),
    write(text) {
      if (isAllowed) storage.write(text);
      else unkept = text;
    },
    decide(next) {
      isAllowed = next;
      if (!isAllowed) return storage.write('');
      if (unkept === null) return;
      storage.write(unkept);
      unkept = null;
    },
  };
}
