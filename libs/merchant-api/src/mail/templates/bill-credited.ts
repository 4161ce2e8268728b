import { formatMoney, type Minor, type ShopLanguage } from '@torg/commerce-sdk/domain';
import { formatDate } from '@torg/i18n';
import { translateIn } from '../../texts/translate-in.ts';
import { billOf, type BilledOrder } from '../bill.rules.ts';
import type { MailDocument, MailFact } from '../document/mail-document.ts';
import type { Trader } from '../trader.ts';
import { showOrder } from './show-order.ts';

/** A credit note: what is taken off a bill that is not paid. Amounts are minor units inc VAT. */
export interface BillCredited extends BilledOrder {
  currency: string;
  /** Why; the shop's people wrote it for the buyer. */
  reason: string;
  /** What is taken off, with the VAT in it. */
  credited: Minor;
  vat: Minor;
  /** What is left to pay. */
  left: Minor;
  /** What goes back to gift cards and the balance that paid for the order. */
  toBalance: Minor;
  /** The whole address of the order's page; null or left out where it has none. */
  orderPage?: string | null;
}

/** The mail that tells how much less a bill asks for, and how what is left of it is paid. */
export function billCredited(credit: BillCredited, language: ShopLanguage, trader: Trader): MailDocument {
  const { orderId, currency, reason, credited, vat, left, toBalance } = credit;
  const t = translateIn(language);
  const money = (minor: Minor) => formatMoney(minor, { currency, language });
  return {
    subject: t('mail.billCredited.subject', { orderId, amount: money(credited) }),
    blocks: [
      { kind: 'heading', text: t('mail.billCredited.heading') },
      {
        kind: 'facts',
        rows: [
          {
            label: t('mail.billCredited.credited'),
            value: [t('mail.billCredited.vatIn', { amount: money(credited), vat: money(vat) })],
          },
          ...(reason === '' ? [] : [{ label: t('mail.billCredited.reason'), value: [reason] }]),
          ...(toBalance === 0 ? [] : [{ label: t('mail.billCredited.toBalance'), value: [money(toBalance)] }]),
          { label: t('mail.billCredited.left'), value: [money(left)] },
          ...(left === 0 ? [] : howToPay(credit, language, trader)),
        ],
      },
      { kind: 'text', text: left === 0 ? t('mail.billCredited.nothing') : t('mail.billCredited.pay') },
      ...showOrder(credit.orderPage, language),
    ],
  };
}

function howToPay(order: BilledOrder, language: ShopLanguage, trader: Trader): MailFact[] {
  const t = translateIn(language);
  const { dueDate, way, payTo, reference } = billOf(order, trader);
  return [
    { label: t('mail.order.dueDate'), value: [formatDate(dueDate, language)] },
    { label: t(`mail.order.payTo.${way}`), value: [payTo] },
    { label: t(`mail.order.reference.${way}`), value: [reference] },
  ];
}
