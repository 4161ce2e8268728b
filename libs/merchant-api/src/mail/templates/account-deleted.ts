import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument } from '../document/mail-document.ts';
import type { Trader } from '../trader.ts';

/** For whoever has an account no more. */
export type AccountDeleted = Readonly<Record<string, never>>;

/** The mail that tells whoever had an account that it is gone, in case it was not they who deleted it. */
export function accountDeleted(_: AccountDeleted, language: ShopLanguage, { shop, email }: Trader): MailDocument {
  const t = translateIn(language);
  const subject = t('mail.accountDeleted.subject', { shop });
  return {
    subject,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'text', text: t('mail.accountDeleted.kept') },
      { kind: 'text', text: t('mail.accountDeleted.notYou', { email }) },
    ],
  };
}
