import { createIntl, type IntlCache } from '@formatjs/intl';
import type { MessageArguments } from '../compiled/message-keys.ts';
import type { MessageLocale, Messages, WrittenMessages } from './messages.ts';
import { translateWith, type Translate } from './translate.ts';

export interface TranslateOptions {
  locale: MessageLocale;
  messages: Messages | WrittenMessages;
  /** Called when a text is missing or cannot be formatted; the reader then sees the key. */
  onError: (error: Error) => void;
  /** Kept formatters. A server passes the same one for every request, since making a formatter is slow. */
  cache?: IntlCache;
}

/** Makes the `t` of one language; `Texts` lists the values of each text, where they are others than those of the pages. */
export function createTranslate<Texts extends object = MessageArguments>({
  cache,
  ...config
}: TranslateOptions): Translate<Texts> {
  return translateWith<Texts>(createIntl<string>(config, cache));
}
