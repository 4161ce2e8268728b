import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument } from '../document/mail-document.ts';
import type { Trader } from '../trader.ts';

/** For whoever asked for the newsletter: only the owner of the address can say that they want it. */
export interface NewsletterOptIn {
  /** The whole address that confirms the request. */
  address: string;
}

/** The mail that asks whether its reader wants the newsletter. */
export function newsletterOptIn({ address }: NewsletterOptIn, language: ShopLanguage, { shop }: Trader): MailDocument {
  const t = translateIn(language);
  const subject = t('mail.newsletterOptIn.subject', { shop });
  return {
    subject,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'text', text: t('mail.newsletterOptIn.asked', { shop }) },
      { kind: 'action', label: t('mail.newsletterOptIn.action'), address },
      { kind: 'text', text: t('mail.newsletterOptIn.end') },
      { kind: 'text', text: t('mail.newsletterOptIn.notYou') },
    ],
  };
}
