import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument } from '../document/mail-document.ts';
import type { Trader } from '../trader.ts';
import { writeMoment } from './write-moment.ts';

/** A withdrawal that arrived: its content, and the moment, as the receipt must hold them. */
export interface WithdrawalReceipt {
  /** What the customer can name when they ask about it. */
  reference: string;
  orderId: string;
  customerName: string;
  /** In milliseconds since 1970. */
  receivedAt: number;
  /** That of the market, such as Europe/Stockholm. */
  timeZone: string;
  /** What is sent back; empty where it is the whole order. */
  lines: readonly { name: string; quantity: number }[];
}

/** The receipt for a withdrawal that EU law asks for: what was declared, with date and time, in a lasting form. */
export function withdrawalReceipt(receipt: WithdrawalReceipt, language: ShopLanguage, trader: Trader): MailDocument {
  const { reference, orderId, customerName, receivedAt, timeZone, lines } = receipt;
  const t = translateIn(language);
  const goods = lines.map(({ name, quantity }) => `${quantity} × ${name}`);
  return {
    subject: t('mail.withdrawalReceipt.subject', { orderId }),
    blocks: [
      { kind: 'heading', text: t('mail.withdrawalReceipt.heading') },
      { kind: 'text', text: t('mail.withdrawalReceipt.received') },
      {
        kind: 'facts',
        rows: [
          { label: t('mail.withdrawalReceipt.reference'), value: [reference] },
          { label: t('mail.withdrawalReceipt.order'), value: [orderId] },
          { label: t('mail.withdrawalReceipt.name'), value: [customerName] },
          { label: t('mail.withdrawalReceipt.moment'), value: [writeMoment(receivedAt, timeZone, language)] },
          {
            label: t('mail.withdrawalReceipt.content'),
            value:
              goods.length === 0 ? [t('mail.withdrawalReceipt.whole')] : [t('mail.withdrawalReceipt.some'), ...goods],
          },
        ],
      },
      { kind: 'text', text: t('mail.withdrawalReceipt.next', { reference }) },
      {
        kind: 'facts',
        rows: [{ label: t('mail.withdrawalReceipt.sendTo'), value: [trader.name, ...trader.address] }],
      },
    ],
  };
}
