import { formatMoney, type Minor, type ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument } from '../document/mail-document.ts';

/** For whoever may approve an order of their organization. */
export interface ApprovalRequested {
  company: string;
  /** By name. */
  askedBy: string;
  /** Minor units inc VAT. */
  amount: Minor;
  currency: string;
  /** How many different things it holds, but for what the shop gives. */
  lines: number;
  /** The whole address of the page on which it is decided. */
  address: string;
}

/** The mail that asks for an approval. */
export function approvalRequested(
  { company, askedBy, amount: minor, currency, lines, address }: ApprovalRequested,
  language: ShopLanguage,
): MailDocument {
  const t = translateIn(language);
  const amount = formatMoney(minor, { currency, language });
  const subject = t('mail.approvalRequested.subject', { askedBy, amount });
  return {
    subject,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'text', text: t('mail.approvalRequested.text', { askedBy, amount, company, lines }) },
      { kind: 'action', label: t('mail.approvalRequested.action'), address },
      { kind: 'text', text: t('mail.approvalRequested.once') },
    ],
  };
}
