import { formatMoney, type Minor, type ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument } from '../document/mail-document.ts';

/** For whoever sent an order for approval in vain. */
export interface ApprovalRefused {
  /** By name. */
  decidedBy: string;
  /** Minor units inc VAT. */
  amount: Minor;
  currency: string;
  /** Empty where none was given. */
  reason: string;
  /** The whole address of the page that shows the order. */
  address: string;
}

/** The mail that tells that an order was not approved, and why. */
export function approvalRefused(
  { decidedBy, amount: minor, currency, reason, address }: ApprovalRefused,
  language: ShopLanguage,
): MailDocument {
  const t = translateIn(language);
  const amount = formatMoney(minor, { currency, language });
  return {
    subject: t('mail.approvalRefused.subject', { amount }),
    blocks: [
      { kind: 'heading', text: t('mail.approvalRefused.heading', { decidedBy }) },
      ...(reason === ''
        ? []
        : [{ kind: 'facts' as const, rows: [{ label: t('mail.approvalRefused.reason'), value: [reason] }] }]),
      { kind: 'text', text: t('mail.approvalRefused.kept', { amount }) },
      { kind: 'action', label: t('mail.approvalRefused.action'), address },
    ],
  };
}
