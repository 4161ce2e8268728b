import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { formatDate } from '@torg/i18n';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailDocument } from '../document/mail-document.ts';
import type { WithdrawalReceipt } from './withdrawal-receipt.ts';
import { writeMoment } from './write-moment.ts';

/** For the shop's own people: somebody went back on a purchase, and the money is to be back in time. */
export interface WithdrawalNotice extends WithdrawalReceipt {
  customerEmail: string;
  /** ISO date of the market. */
  payBackBy: string;
}

/** The mail that tells the shop of a withdrawal, so that it is paid back within the time of the law. */
export function withdrawalNotice(notice: WithdrawalNotice, language: ShopLanguage): MailDocument {
  const { reference, orderId, customerName, customerEmail, receivedAt, timeZone, lines } = notice;
  const t = translateIn(language);
  const lastDay = formatDate(notice.payBackBy, language);
  return {
    subject: t('mail.withdrawalNotice.subject', { orderId, lastDay }),
    blocks: [
      { kind: 'heading', text: t('mail.withdrawalNotice.heading') },
      { kind: 'text', text: t('mail.withdrawalNotice.came', { lastDay }) },
      {
        kind: 'facts',
        rows: [
          { label: t('mail.withdrawalNotice.order'), value: [orderId] },
          { label: t('mail.withdrawalNotice.reference'), value: [reference] },
          { label: t('mail.withdrawalNotice.name'), value: [customerName] },
          { label: t('mail.withdrawalNotice.email'), value: [customerEmail] },
          { label: t('mail.withdrawalNotice.moment'), value: [writeMoment(receivedAt, timeZone, language)] },
          {
            label: t('mail.withdrawalNotice.goods'),
            value: lines.map(({ name, quantity }) => `${quantity} × ${name}`),
          },
        ],
      },
    ],
  };
}
