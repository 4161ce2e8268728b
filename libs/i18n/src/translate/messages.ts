import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** The texts of one language by key, parsed ahead of time. */
export type Messages = Record<string, MessageFormatElement[]>;

/** The texts of one language as they are written. They need ICU's parser, which no browser gets. */
export type WrittenMessages = Record<string, string>;

/** A language that the shop has texts in. */
export type MessageLocale = 'sv' | 'nb';
