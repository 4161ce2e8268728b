import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument } from '../document/mail-document.ts';

/** For whoever asked to be told when goods are back: only the owner of the address can say that they want to be. */
export interface AvailabilityOptIn {
  productName: string;
  /** The whole address that confirms the request. */
  address: string;
}

/** The mail that asks whether its reader wants to hear when goods are back. */
export function availabilityOptIn({ productName, address }: AvailabilityOptIn, language: ShopLanguage): MailDocument {
  const t = translateIn(language);
  return {
    subject: t('mail.availabilityOptIn.subject', { product: productName }),
    blocks: [
      { kind: 'heading', text: t('mail.availabilityOptIn.heading') },
      { kind: 'text', text: t('mail.availabilityOptIn.asked', { product: productName }) },
      { kind: 'action', label: t('mail.availabilityOptIn.action'), address },
      { kind: 'text', text: t('mail.availabilityOptIn.notYou') },
    ],
  };
}
