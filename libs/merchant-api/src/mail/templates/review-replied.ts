import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument } from '../document/mail-document.ts';
import type { Trader } from '../trader.ts';
import type { ReviewShown } from './review-shown.ts';

/** For whoever wrote a review that the shop said something to. */
export interface ReviewReplied extends ReviewShown {
  /** What the shop says. */
  reply: string;
}

/** The mail that tells of the shop's reply to a review. */
export function reviewReplied(
  { productName, address, reply }: ReviewReplied,
  language: ShopLanguage,
  { shop }: Trader,
): MailDocument {
  const t = translateIn(language);
  const subject = t('mail.reviewReplied.subject', { shop, product: productName });
  return {
    subject,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'text', text: reply },
      { kind: 'action', label: t('mail.reviewShown.action'), address },
    ],
  };
}
