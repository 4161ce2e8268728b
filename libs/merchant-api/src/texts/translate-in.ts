import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { createTranslate, type Translate as TranslateTexts } from '@torg/i18n';
import confirmationNb from '../confirmation/messages/nb.json' with { type: 'json' };
import confirmationSv from '../confirmation/messages/sv.json' with { type: 'json' };
import type { MessageArguments } from '../generated/message-keys.ts';
import mailNb from '../mail/messages/nb.json' with { type: 'json' };
import mailSv from '../mail/messages/sv.json' with { type: 'json' };
import receiptNb from '../order/receipt/messages/nb.json' with { type: 'json' };
import receiptSv from '../order/receipt/messages/sv.json' with { type: 'json' };
import sandboxNb from '../payment/sandbox/messages/nb.json' with { type: 'json' };
import sandboxSv from '../payment/sandbox/messages/sv.json' with { type: 'json' };

/** Gives the texts of mails, receipts and pages of the API in one language. They lie in `messages`, beside what says them. */
export type Translate = TranslateTexts<MessageArguments>;

type Texts = Record<keyof MessageArguments, string>;

/** A text is parsed when it is first said. */
const translators: Readonly<Record<ShopLanguage, Translate>> = {
  sv: translator('sv', { ...confirmationSv, ...mailSv, ...receiptSv, ...sandboxSv }),
  nb: translator('nb', { ...confirmationNb, ...mailNb, ...receiptNb, ...sandboxNb }),
};

/** The `t` of a language. It throws where a text cannot be formatted, so that nobody is sent the name of one. */
export function translateIn(language: ShopLanguage): Translate {
  return translators[language];
}

function translator(locale: ShopLanguage, messages: Texts): Translate {
  const onError = (error: Error) => {
    throw error;
  };
  return createTranslate<MessageArguments>({ locale, messages, onError });
}
