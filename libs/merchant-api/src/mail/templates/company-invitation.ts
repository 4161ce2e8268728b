import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument } from '../document/mail-document.ts';
import type { Trader } from '../trader.ts';

/** For whoever is to buy for an organization. */
export interface CompanyInvitation {
  company: string;
  /** By name. */
  invitedBy: string;
  /** How long it can be accepted. */
  daysValid: number;
  /** The whole address that the key is part of. */
  address: string;
}

/** The mail with which somebody becomes a member of an organization. */
export function companyInvitation(
  { company, invitedBy, daysValid, address }: CompanyInvitation,
  language: ShopLanguage,
  { shop }: Trader,
): MailDocument {
  const t = translateIn(language);
  const subject = t('mail.companyInvitation.subject', { company, shop });
  return {
    subject,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'text', text: t('mail.companyInvitation.invited', { invitedBy, company, shop }) },
      { kind: 'action', label: t('mail.companyInvitation.action'), address },
      { kind: 'text', text: t('mail.companyInvitation.valid', { days: daysValid }) },
    ],
  };
}
