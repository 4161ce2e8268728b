import type { IntlShape } from '@formatjs/intl';
import type { MessageArguments } from '../compiled/message-keys.ts';

/** Null stands for "no values", so a text without any is asked for by its key alone. */
type ValuesOf<Values> = [Values] extends [null] ? [] : [values: Values];

/**
 * Gives the text of a key in one language. The values that the text needs are part of its type, which `Texts` lists by key:
 * the shop's pages have those of this library, and others bring their own.
 */
export type Translate<Texts extends object = MessageArguments> = <Key extends keyof Texts & string>(
  key: Key,
  ...values: ValuesOf<Texts[Key]>
) => string;

/** What a translation needs of an intl object; both formatjs and react-intl have it. */
type MessageFormatter = Pick<IntlShape<string>, 'formatMessage' | 'formatters' | 'formats' | 'locale' | 'messages'>;
type MessageFormat = ReturnType<MessageFormatter['formatters']['getMessageFormat']>;

/**
 * Turns an intl object into the typed `t`. A text that only has words put into it is put together here, and the formatter of
 * any other is kept by its key: intl's own store looks it up by the whole text. A list page would pay for both at every card.
 */
export function translateWith<Texts extends object = MessageArguments>(intl: MessageFormatter): Translate<Texts> {
  const kept = new Map<string, MessageFormat>();

  function formatOf(key: string): MessageFormat | null {
    const message = intl.messages[key];
    if (message === undefined) return null;
    const format =
      kept.get(key) ??
      intl.formatters.getMessageFormat(message, intl.locale, intl.formats, { formatters: intl.formatters });
    kept.set(key, format);
    return format;
  }

  return (key, ...[values]) => {
    const plain = plainText(intl.messages[key], values ?? {});
    if (plain !== null) return plain;
    const format = values ? formatOf(key) : null;
    // Intl reports what is missing or cannot be formatted, and answers with the key.
    if (!values || !format) return intl.formatMessage({ id: key }, values ?? undefined);
    try {
      return String(format.format(values));
    } catch {
      return intl.formatMessage({ id: key }, values);
    }
  };
}

/** The parts of a compiled text that are no more than words, by formatjs's numbers for them. */
const LITERAL = 0;
const ARGUMENT = 1;

/** A text made of words and of words to put in; null where it holds anything else, or where a word is missing. */
function plainText(message: MessageFormatter['messages'][string] | undefined, values: object): string | null {
  if (!Array.isArray(message)) return null;
  let text = '';
  for (const part of message) {
    if (part.type === LITERAL) text += part.value;
    else if (part.type === ARGUMENT) {
      const value: unknown = Reflect.get(values, part.value);
      if (typeof value !== 'string') return null;
      text += value;
    } else return null;
  }
  return text;
}
