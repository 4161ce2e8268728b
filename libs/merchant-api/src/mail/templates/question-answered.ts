import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument } from '../document/mail-document.ts';
import type { Trader } from '../trader.ts';

/** For whoever asked about a product and wanted to be told. */
export interface QuestionAnswered {
  productName: string;
  /** What was asked, and what the shop says to it. */
  question: string;
  answer: string;
  /** The whole address of the product's page. */
  address: string;
}

/** The mail that brings the shop's answer to a question about a product. */
export function questionAnswered(
  { productName, question, answer, address }: QuestionAnswered,
  language: ShopLanguage,
  { shop }: Trader,
): MailDocument {
  const t = translateIn(language);
  const subject = t('mail.questionAnswered.subject', { shop, product: productName });
  return {
    subject,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'text', text: t('mail.questionAnswered.asked', { question }) },
      { kind: 'text', text: answer },
      { kind: 'action', label: t('mail.reviewShown.action'), address },
      { kind: 'text', text: t('mail.questionAnswered.why') },
    ],
  };
}
