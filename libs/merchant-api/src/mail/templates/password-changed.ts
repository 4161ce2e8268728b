import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument } from '../document/mail-document.ts';
import type { Trader } from '../trader.ts';

/** For whoever has an account with another password than before. It says nothing of either. */
export interface PasswordChanged {
  /** Whether it was chosen by the link of a mail, in place of one that was forgotten. */
  wasForgotten: boolean;
}

/** The mail that tells the owner of an account of a new password, in case it was not they who chose it. */
export function passwordChanged(
  { wasForgotten }: PasswordChanged,
  language: ShopLanguage,
  { shop }: Trader,
): MailDocument {
  const t = translateIn(language);
  const subject = t('mail.passwordChanged.subject', { shop });
  return {
    subject,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'text', text: t(wasForgotten ? 'mail.passwordChanged.wasForgotten' : 'mail.passwordChanged.changed') },
      { kind: 'text', text: t('mail.passwordChanged.notYou') },
    ],
  };
}
