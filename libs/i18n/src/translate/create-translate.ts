import { createIntl, type IntlCache } from '@formatjs/intl';
import type { MessageLocale, Messages } from './messages.ts';
import { translateWith, type Translate } from './translate.ts';

export interface TranslateOptions {
  locale: MessageLocale;
  messages: Messages;
  /** Called when a text is missing or cannot be formatted; the reader then sees the key. */
  onError: (error: Error) => void;
  /** Kept formatters. A server passes the same one for every request, since making a formatter is slow. */
  cache?: IntlCache;
}

/** Makes the `t` of one language. */
export function createTranslate({ cache, ...config }: TranslateOptions): Translate {
  return translateWith(createIntl<string>(config, cache));
}
