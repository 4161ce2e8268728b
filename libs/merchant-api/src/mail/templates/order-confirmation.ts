import { formatMoney, type MoneyFormat, type ShopLanguage } from '@torg/commerce-sdk/domain';
import { formatDate } from '@torg/i18n';
import { translateIn, type Translate } from '../../texts/translate-in.ts';
import type { MailAmount, MailBlock, MailDocument, MailFact } from '../document/mail-document.ts';
import { billOf } from '../bill.rules.ts';
import type { Trader } from '../trader.ts';
import { consumerRights } from './consumer-rights.ts';
import type { OrderConfirmation, OrderedLine, OrderReduction } from './order-facts.ts';
import { writeDate } from './write-moment.ts';
import { writeRate } from './write-rate.ts';

/**
 * The confirmation that the law of distance selling asks for, all of it in the mail itself: a link to terms that may change
 * would not be enough.
 */
export function orderConfirmation(order: OrderConfirmation, language: ShopLanguage, trader: Trader): MailDocument {
  const { orderId, placedAt, timeZone, pages } = order;
  const t = translateIn(language);
  return {
    subject: t('mail.order.subject', { orderId, shop: trader.shop }),
    blocks: [
      { kind: 'heading', text: t('mail.order.heading') },
      { kind: 'text', text: t('mail.order.received', { orderId, date: writeDate(placedAt, timeZone, language) }) },
      { kind: 'text', text: t('mail.order.keep') },
      ...action(t('mail.order.showOrder'), pages.order),
      { kind: 'heading', text: t('mail.order.goods') },
      { kind: 'amounts', rows: [...goodsRows(order, language), ...sumRows(order, language)] },
      { kind: 'heading', text: t('mail.order.delivery') },
      { kind: 'facts', rows: deliveryFacts(order, language) },
      { kind: 'heading', text: t('mail.order.payment') },
      { kind: 'facts', rows: [...paymentFacts(order, language), ...billFacts(order, language, trader)] },
      ...action(t('mail.order.receipt'), pages.receipt),
      ...consumerRights(order, trader, language),
      { kind: 'heading', text: t('mail.order.seller') },
      { kind: 'facts', rows: traderFacts(trader, order.countryCode, language) },
      ...action(t('mail.order.terms'), pages.terms),
    ],
  };
}

function action(label: string, address: string | null): MailBlock[] {
  return address === null ? [] : [{ kind: 'action', label, address }];
}

function goodsRows({ lines, currency }: OrderConfirmation, language: ShopLanguage): MailAmount[] {
  const t = translateIn(language);
  const format: MoneyFormat = { currency, language };
  const reduced = ({ name, amount }: OrderReduction) =>
    [name ?? t('mail.order.packagePrice'), ...(amount === 0 ? [] : [formatMoney(-amount, format)])].join(' ');
  const unitPrice = ({ unitIncVat, unitRegularIncVat = unitIncVat }: OrderedLine) => [
    `${formatMoney(unitIncVat, format)}/${t('mail.order.each')}`,
    ...(unitRegularIncVat > unitIncVat
      ? [t('mail.order.regularPrice', { price: formatMoney(unitRegularIncVat, format) })]
      : []),
  ];
  return lines.map((line) => ({
    label: `${line.quantity} × ${line.name}`,
    note: [
      `${t('mail.order.articleNumber')} ${line.articleNumber}`,
      ...unitPrice(line),
      ...(line.reductions ?? []).map(reduced),
    ].join(', '),
    amount: formatMoney(line.totalIncVat, format),
  }));
}

function sumRows({ sums, delivery, payment, currency }: OrderConfirmation, language: ShopLanguage): MailAmount[] {
  const t = translateIn(language);
  const money = (minor: number) => formatMoney(minor, { currency, language });
  const { discountIncVat, discountNames = [], totalIncVat, vats } = sums;
  const names = discountNames.join(', ');
  const discount = names === '' ? t('mail.order.discount') : t('mail.order.discountBy', { names });
  return [
    ...(discountIncVat === 0 ? [] : [{ label: discount, amount: money(-discountIncVat) }]),
    {
      label: t('mail.order.deliveryFee', { name: delivery.name }),
      amount: delivery.feeIncVat === 0 ? t('mail.order.free') : money(delivery.feeIncVat),
    },
    ...(payment.feeIncVat === 0
      ? []
      : [{ label: t('mail.order.paymentFee', { name: payment.name }), amount: money(payment.feeIncVat) }]),
    { label: t('mail.order.total'), amount: money(totalIncVat), isTotal: true },
    ...vats.map(({ rateBp, amount }) => ({
      label: t('mail.order.vat', { rate: writeRate(rateBp) }),
      amount: money(amount),
    })),
    ...paymentRows({ sums, payment }, t).map((row) => ({ ...row, amount: money(row.amount) })),
  ];
}

/** What paid by how much, and what a bill will still ask for. */
function paymentRows(
  { sums: { totalIncVat, balance }, payment }: Pick<OrderConfirmation, 'sums' | 'payment'>,
  t: Translate,
) {
  const rest = totalIncVat - balance;
  return [
    ...(balance === 0 ? [] : [{ label: t('mail.order.balance'), amount: -balance }]),
    ...(rest === 0 || payment.isBilled
      ? []
      : [{ label: t('mail.order.paidBy', { name: payment.name }), amount: -rest }]),
    ...(rest !== 0 && payment.isBilled ? [{ label: t('mail.order.toPay'), amount: rest, isTotal: true }] : []),
  ];
}

function deliveryFacts({ delivery }: OrderConfirmation, language: ShopLanguage): MailFact[] {
  const t = translateIn(language);
  return [
    { label: t('mail.order.deliveryMeans'), value: [delivery.name] },
    { label: t('mail.order.deliveryTime'), value: [delivery.time ?? t('mail.order.withinThirtyDays')] },
    ...(delivery.pickupPoint === null ? [] : [{ label: t('mail.order.pickupPoint'), value: [delivery.pickupPoint] }]),
    { label: t('mail.order.deliveryAddress'), value: delivery.address },
  ];
}

function paymentFacts({ payment, sums }: OrderConfirmation, language: ShopLanguage): MailFact[] {
  const t = translateIn(language);
  const isPaidByBalance = sums.balance > 0 && sums.balance === sums.totalIncVat;
  const means = [
    ...(sums.balance === 0 ? [] : [t('mail.order.balanceMeans')]),
    ...(isPaidByBalance ? [] : [payment.name]),
  ];
  return [
    { label: t('mail.order.paymentMeans'), value: means },
    { label: t('mail.order.billingAddress'), value: payment.billingAddress },
  ];
}

/** Where and by when to pay a bill of which anything is left. */
function billFacts(order: OrderConfirmation, language: ShopLanguage, trader: Trader): MailFact[] {
  const { payment, sums } = order;
  if (!payment.isBilled || sums.balance === sums.totalIncVat) return [];
  const t = translateIn(language);
  const { date, dueDate, way, payTo, reference } = billOf(order, trader);
  return [
    { label: t('mail.order.invoiceDate'), value: [formatDate(date, language)] },
    { label: t('mail.order.dueDate'), value: [formatDate(dueDate, language)] },
    { label: t(`mail.order.payTo.${way}`), value: [payTo] },
    { label: t(`mail.order.reference.${way}`), value: [reference] },
  ];
}

/** Norwegian VAT on what is sent there from abroad is paid by another number. */
function traderFacts(trader: Trader, countryCode: string, language: ShopLanguage): MailFact[] {
  const t = translateIn(language);
  return [
    { label: t('mail.order.company'), value: [trader.name] },
    { label: t('mail.order.organisationNumber'), value: [trader.organisationNumber] },
    countryCode === 'NO' && trader.voecNumber !== undefined
      ? { label: t('mail.order.voecNumber'), value: [trader.voecNumber] }
      : { label: t('mail.order.vatNumber'), value: [trader.vatNumber] },
    { label: t('mail.order.address'), value: trader.address },
    { label: t('mail.order.phone'), value: [trader.phone] },
    { label: t('mail.order.email'), value: [trader.email] },
  ];
}
