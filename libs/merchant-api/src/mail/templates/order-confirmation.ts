import { formatMoney, type MoneyFormat, type ShopLanguage } from '@torg/commerce-sdk/domain';
import type { MailAmount, MailBlock, MailDocument, MailFact } from '../document/mail-document.ts';
import { orderTexts, type OrderTexts } from '../texts/order-texts.ts';
import { billOf } from '../bill.rules.ts';
import type { Trader } from '../trader.ts';
import { consumerRights } from './consumer-rights.ts';
import type { OrderConfirmation, OrderedLine, OrderReduction } from './order-facts.ts';
import { writeCalendarDate, writeDate } from './write-moment.ts';
import { writeRate } from './write-rate.ts';

/**
 * The confirmation that the law of distance selling asks for, all of it in the mail itself: a link to terms that may change
 * would not be enough.
 */
export function orderConfirmation(order: OrderConfirmation, language: ShopLanguage, trader: Trader): MailDocument {
  const { orderId, placedAt, timeZone, pages } = order;
  const t = orderTexts[language];
  return {
    subject: t.subject(orderId, trader.shop),
    blocks: [
      { kind: 'heading', text: t.heading },
      { kind: 'text', text: t.received(orderId, writeDate(placedAt, timeZone, language)) },
      { kind: 'text', text: t.keep },
      ...action(t.showOrder, pages.order),
      { kind: 'heading', text: t.goods },
      { kind: 'amounts', rows: [...goodsRows(order, language), ...sumRows(order, language)] },
      { kind: 'heading', text: t.delivery },
      { kind: 'facts', rows: deliveryFacts(order, language) },
      { kind: 'heading', text: t.payment },
      { kind: 'facts', rows: [...paymentFacts(order, language), ...billFacts(order, language, trader)] },
      ...action(t.receipt, pages.receipt),
      ...consumerRights(order, trader, language),
      { kind: 'heading', text: t.seller },
      { kind: 'facts', rows: traderFacts(trader, order.countryCode, language) },
      ...action(t.terms, pages.terms),
    ],
  };
}

function action(label: string, address: string | null): MailBlock[] {
  return address === null ? [] : [{ kind: 'action', label, address }];
}

function goodsRows({ lines, currency }: OrderConfirmation, language: ShopLanguage): MailAmount[] {
  const t = orderTexts[language];
  const format: MoneyFormat = { currency, language };
  const reduced = ({ name, amount }: OrderReduction) =>
    [name ?? t.packagePrice, ...(amount === 0 ? [] : [formatMoney(-amount, format)])].join(' ');
  const unitPrice = ({ unitIncVat, unitRegularIncVat = unitIncVat }: OrderedLine) => [
    `${formatMoney(unitIncVat, format)}/${t.each}`,
    ...(unitRegularIncVat > unitIncVat ? [t.regularPrice(formatMoney(unitRegularIncVat, format))] : []),
  ];
  return lines.map((line) => ({
    label: `${line.quantity} × ${line.name}`,
    note: [
      `${t.articleNumber} ${line.articleNumber}`,
      ...unitPrice(line),
      ...(line.reductions ?? []).map(reduced),
    ].join(', '),
    amount: formatMoney(line.totalIncVat, format),
  }));
}

function sumRows({ sums, delivery, payment, currency }: OrderConfirmation, language: ShopLanguage): MailAmount[] {
  const t = orderTexts[language];
  const money = (minor: number) => formatMoney(minor, { currency, language });
  const { discountIncVat, discountNames = [], totalIncVat, vats } = sums;
  return [
    ...(discountIncVat === 0 ? [] : [{ label: t.discount(discountNames.join(', ')), amount: money(-discountIncVat) }]),
    { label: t.deliveryFee(delivery.name), amount: delivery.feeIncVat === 0 ? t.free : money(delivery.feeIncVat) },
    ...(payment.feeIncVat === 0 ? [] : [{ label: t.paymentFee(payment.name), amount: money(payment.feeIncVat) }]),
    { label: t.total, amount: money(totalIncVat), isTotal: true },
    ...vats.map(({ rateBp, amount }) => ({ label: t.vat(writeRate(rateBp)), amount: money(amount) })),
    ...paymentRows({ sums, payment }, t).map((row) => ({ ...row, amount: money(row.amount) })),
  ];
}

/** What paid by how much, and what a bill will still ask for. */
function paymentRows(
  { sums: { totalIncVat, balance }, payment }: Pick<OrderConfirmation, 'sums' | 'payment'>,
  t: OrderTexts,
) {
  const rest = totalIncVat - balance;
  return [
    ...(balance === 0 ? [] : [{ label: t.balance, amount: -balance }]),
    ...(rest === 0 || payment.isBilled ? [] : [{ label: t.paidBy(payment.name), amount: -rest }]),
    ...(rest !== 0 && payment.isBilled ? [{ label: t.toPay, amount: rest, isTotal: true }] : []),
  ];
}

function deliveryFacts({ delivery }: OrderConfirmation, language: ShopLanguage): MailFact[] {
  const t = orderTexts[language];
  return [
    { label: t.deliveryMeans, value: [delivery.name] },
    { label: t.deliveryTime, value: [delivery.time ?? t.withinThirtyDays] },
    ...(delivery.pickupPoint === null ? [] : [{ label: t.pickupPoint, value: [delivery.pickupPoint] }]),
    { label: t.deliveryAddress, value: delivery.address },
  ];
}

function paymentFacts({ payment, sums }: OrderConfirmation, language: ShopLanguage): MailFact[] {
  const t = orderTexts[language];
  const isPaidByBalance = sums.balance > 0 && sums.balance === sums.totalIncVat;
  const means = [...(sums.balance === 0 ? [] : [t.balanceMeans]), ...(isPaidByBalance ? [] : [payment.name])];
  return [
    { label: t.paymentMeans, value: means },
    { label: t.billingAddress, value: payment.billingAddress },
  ];
}

/** Where and by when to pay a bill of which anything is left. */
function billFacts(order: OrderConfirmation, language: ShopLanguage, trader: Trader): MailFact[] {
  const { payment, sums } = order;
  if (!payment.isBilled || sums.balance === sums.totalIncVat) return [];
  const t = orderTexts[language];
  const { date, dueDate, way, payTo, reference } = billOf(order, trader);
  return [
    { label: t.invoiceDate, value: [writeCalendarDate(date, language)] },
    { label: t.dueDate, value: [writeCalendarDate(dueDate, language)] },
    { label: t.payTo[way], value: [payTo] },
    { label: t.reference[way], value: [reference] },
  ];
}

/** Norwegian VAT on what is sent there from abroad is paid by another number. */
function traderFacts(trader: Trader, countryCode: string, language: ShopLanguage): MailFact[] {
  const t = orderTexts[language];
  return [
    { label: t.company, value: [trader.name] },
    { label: t.organisationNumber, value: [trader.organisationNumber] },
    countryCode === 'NO' && trader.voecNumber !== undefined
      ? { label: t.voecNumber, value: [trader.voecNumber] }
      : { label: t.vatNumber, value: [trader.vatNumber] },
    { label: t.address, value: trader.address },
    { label: t.phone, value: [trader.phone] },
    { label: t.email, value: [trader.email] },
  ];
}
