import { formatMoney, type Minor, type ShopLanguage } from '@torg/commerce-sdk/domain';
import { billOf, type BilledOrder } from '../bill.rules.ts';
import type { MailDocument, MailFact } from '../document/mail-document.ts';
import { orderTexts } from '../texts/order-texts.ts';
import type { Trader } from '../trader.ts';
import { writeCalendarDate } from './write-moment.ts';

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
}

const sv = {
  subject: (orderId: string, amount: string) => `Kreditering av faktura ${orderId}: ${amount}`,
  heading: 'Din faktura är lägre nu',
  credited: 'Krediterat',
  vatIn: (amount: string, vat: string) => `${amount}, varav moms ${vat}`,
  reason: 'Orsak',
  left: 'Att betala nu',
  toBalance: 'Till presentkort eller saldo',
  pay: 'Betala det nya beloppet till samma nummer och med samma referens som förut.',
  nothing: 'Du behöver inte betala något mer för beställningen.',
};

const nb: typeof sv = {
  subject: (orderId, amount) => `Kreditering av faktura ${orderId}: ${amount}`,
  heading: 'Fakturaen din er lavere nå',
  credited: 'Kreditert',
  vatIn: (amount, vat) => `${amount}, hvorav mva. ${vat}`,
  reason: 'Årsak',
  left: 'Å betale nå',
  toBalance: 'Til gavekort eller saldo',
  pay: 'Betal det nye beløpet til samme konto og med samme referanse som før.',
  nothing: 'Du trenger ikke å betale noe mer for bestillingen.',
};

const texts = { sv, nb };

/** The mail that tells how much less a bill asks for, and how what is left of it is paid. */
export function billCredited(credit: BillCredited, language: ShopLanguage, trader: Trader): MailDocument {
  const { orderId, currency, reason, credited, vat, left, toBalance } = credit;
  const t = texts[language];
  const money = (minor: Minor) => formatMoney(minor, { currency, language });
  return {
    subject: t.subject(orderId, money(credited)),
    blocks: [
      { kind: 'heading', text: t.heading },
      {
        kind: 'facts',
        rows: [
          { label: t.credited, value: [t.vatIn(money(credited), money(vat))] },
          ...(reason === '' ? [] : [{ label: t.reason, value: [reason] }]),
          ...(toBalance === 0 ? [] : [{ label: t.toBalance, value: [money(toBalance)] }]),
          { label: t.left, value: [money(left)] },
          ...(left === 0 ? [] : howToPay(credit, language, trader)),
        ],
      },
      { kind: 'text', text: left === 0 ? t.nothing : t.pay },
    ],
  };
}

function howToPay(order: BilledOrder, language: ShopLanguage, trader: Trader): MailFact[] {
  const t = orderTexts[language];
  const { dueDate, way, payTo, reference } = billOf(order, trader);
  return [
    { label: t.dueDate, value: [writeCalendarDate(dueDate, language)] },
    { label: t.payTo[way], value: [payTo] },
    { label: t.reference[way], value: [reference] },
  ];
}
