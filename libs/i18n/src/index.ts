export { createIntlCache as createMessageCache } from '@formatjs/intl';
export type { MessageArguments, MessageKey, Namespace } from './compiled/message-keys.ts';
export { formatDate } from './format/format-date.ts';
export { createTranslate, type TranslateOptions } from './translate/create-translate.ts';
export { loadMessages } from './translate/load-messages.ts';
export { openCatalogue, type Catalogue, type TextsKind } from './translate/open-catalogue.ts';
export type { MessageLocale, Messages } from './translate/messages.ts';
export type { Translate } from './translate/translate.ts';
