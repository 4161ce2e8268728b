import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument } from '../document/mail-document.ts';

/** For whoever wrote a review that others can read from now on. */
export interface ReviewShown {
  productName: string;
  /** The whole address of the product's page. */
  address: string;
}

/** The mail that thanks for a review that was accepted. */
export function reviewShown({ productName, address }: ReviewShown, language: ShopLanguage): MailDocument {
  const t = translateIn(language);
  const subject = t('mail.reviewShown.subject', { product: productName });
  return {
    subject,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'text', text: t('mail.reviewShown.thanks') },
      { kind: 'action', label: t('mail.reviewShown.action'), address },
    ],
  };
}
