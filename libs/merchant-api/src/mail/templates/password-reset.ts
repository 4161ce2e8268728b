import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument } from '../document/mail-document.ts';
import type { Trader } from '../trader.ts';

/** For whoever has forgotten their password. */
export interface PasswordReset {
  /** The whole address that the key is part of. */
  address: string;
  /** How long the key serves, in hours. */
  hoursValid: number;
}

/** The mail with which a customer chooses a new password. */
export function passwordReset(
  { address, hoursValid }: PasswordReset,
  language: ShopLanguage,
  { shop }: Trader,
): MailDocument {
  const t = translateIn(language);
  const subject = t('mail.passwordReset.subject', { shop });
  return {
    subject,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'text', text: t('mail.passwordReset.asked') },
      { kind: 'action', label: t('mail.passwordReset.action'), address },
      { kind: 'text', text: t('mail.passwordReset.valid', { hours: hoursValid }) },
      { kind: 'text', text: t('mail.passwordReset.notYou') },
    ],
  };
}
