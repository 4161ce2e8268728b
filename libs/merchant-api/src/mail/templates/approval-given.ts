import { formatMoney, type Minor, type ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument } from '../document/mail-document.ts';

/** For whoever sent an order that was approved. */
export interface ApprovalGiven {
  /** By name. */
  decidedBy: string;
  /** Minor units inc VAT. */
  amount: Minor;
  currency: string;
  /** The whole address of the page that shows the order. */
  address: string;
}

/** The mail that tells who approved an order; what it holds stands in the confirmation of the order. */
export function approvalGiven(
  { decidedBy, amount: minor, currency, address }: ApprovalGiven,
  language: ShopLanguage,
): MailDocument {
  const t = translateIn(language);
  const amount = formatMoney(minor, { currency, language });
  return {
    subject: t('mail.approvalGiven.subject', { amount }),
    blocks: [
      { kind: 'heading', text: t('mail.approvalGiven.heading', { decidedBy }) },
      { kind: 'text', text: t('mail.approvalGiven.ordered', { amount }) },
      { kind: 'action', label: t('mail.approvalGiven.action'), address },
    ],
  };
}
