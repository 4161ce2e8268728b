import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument } from '../document/mail-document.ts';

/** For whoever waited for goods that are back. */
export interface AvailabilityNotice {
  productName: string;
  /** The whole address of the product's page. */
  address: string;
}

/** The mail that tells that goods are back. It is part of what was asked for, and no advertisement. */
export function availabilityNotice({ productName, address }: AvailabilityNotice, language: ShopLanguage): MailDocument {
  const t = translateIn(language);
  return {
    subject: t('mail.availabilityNotice.subject', { product: productName }),
    blocks: [
      { kind: 'heading', text: t('mail.availabilityNotice.subject', { product: productName }) },
      { kind: 'text', text: t('mail.availabilityNotice.back', { product: productName }) },
      { kind: 'action', label: t('mail.availabilityNotice.action'), address },
      { kind: 'text', text: t('mail.availabilityNotice.mayGo') },
      { kind: 'text', text: t('mail.availabilityNotice.last') },
    ],
  };
}
