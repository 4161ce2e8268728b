import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument } from '../document/mail-document.ts';

/** For whoever looks for an order. */
export interface OrderLink {
  orderId: string;
  /** The whole address of its page. */
  address: string;
  /** Where it is gone back on; left out where that is nobody's right. */
  withdrawal?: string;
}

/** The mail by which a buyer comes to an order without an account. */
export function orderLink({ orderId, address, withdrawal }: OrderLink, language: ShopLanguage): MailDocument {
  const t = translateIn(language);
  const subject = t('mail.orderLink.subject', { orderId });
  return {
    subject,
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'text', text: t('mail.orderLink.asked') },
      { kind: 'action', label: t('mail.order.showOrder'), address },
      ...(withdrawal === undefined
        ? []
        : [{ kind: 'action', label: t('mail.rights.withdrawalAction'), address: withdrawal } as const]),
      { kind: 'text', text: t('mail.orderLink.notYou') },
    ],
  };
}
