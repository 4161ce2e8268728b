import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Namespace } from '../compiled/message-keys.ts';

/** Texts of one language by key, parsed ahead of time. */
export type Messages = Record<string, MessageFormatElement[]>;

/** The texts of one language as they are written. They need ICU's parser, which no browser gets. */
export type WrittenMessages = Record<string, string>;

/** A language that the shop has texts in. */
export type MessageLocale = 'sv' | 'nb';

/** The texts of one language: those of the frame, and where those of each namespace are. */
export interface LanguageTexts {
  messages: Messages;
  namespaces: Record<Namespace, () => Promise<{ messages: Messages }>>;
}
