import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** The texts of one language by key, parsed ahead of time. */
export type Messages = Record<string, MessageFormatElement[]>;

/** A language that the shop has texts in. */
export type MessageLocale = 'sv' | 'nb';
