import type { MessageArguments, MessageKey } from '../compiled/message-keys.ts';

/** Null stands for "no values", so a text without any is asked for by its key alone. */
type ValuesOf<Key extends MessageKey> = [MessageArguments[Key]] extends [null] ? [] : [values: MessageArguments[Key]];

/** Gives the text of a key in one language. The values that the text needs are part of its type. */
export type Translate = <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>) => string;

/** The one call of an intl object that a translation needs; both formatjs and react-intl have it. */
export interface MessageFormatter {
  formatMessage(descriptor: { id: string }, values?: Record<string, string | number | Date>): string;
}

/** Turns an intl object into the typed `t`. */
export function translateWith(intl: MessageFormatter): Translate {
  return (key, ...values) => intl.formatMessage({ id: key }, values[0] ?? undefined);
}
