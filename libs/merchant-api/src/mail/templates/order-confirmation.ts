import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { formatDate } from '@torg/i18n';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailBlock, MailDocument, MailFact } from '../document/mail-document.ts';
import { billOf } from '../bill.rules.ts';
import type { Trader } from '../trader.ts';
import { consumerRights } from './consumer-rights.ts';
import { goodsRows, isToldExVat, sumRows } from './order-amounts.ts';
import type { OrderConfirmation } from './order-facts.ts';
import { writeDate } from './write-moment.ts';

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
      ...(isToldExVat(order) ? [{ kind: 'text', text: t('mail.order.pricesExVat') } as const] : []),
      ...buyerBlocks(order, language),
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

/** Who an organization is, and what the buyer wrote, by the names of the form. */
function buyerBlocks({ buyer }: OrderConfirmation, language: ShopLanguage): MailBlock[] {
  if (!buyer) return [];
  const t = translateIn(language);
  const rows: readonly MailFact[] = [
    { label: t('mail.order.organizationNumber'), value: [buyer.organisationNumber] },
    { label: t('mail.order.buyerReference'), value: [buyer.reference] },
    { label: t('mail.order.buyerOrderNumber'), value: [buyer.orderNumber] },
    { label: t('mail.order.message'), value: buyer.message.split('\n') },
  ];
  const known = rows.filter(({ value }) => value.some((line) => line.trim() !== ''));
  if (known.length === 0) return [];
  return [
    { kind: 'heading', text: t('mail.order.buyer') },
    { kind: 'facts', rows: known },
  ];
}

/** What is fetched, or comes by mail, goes to no address. */
function deliveryFacts({ delivery }: OrderConfirmation, language: ShopLanguage): MailFact[] {
  const t = translateIn(language);
  const means = { label: t('mail.order.deliveryMeans'), value: [delivery.name] };
  if (delivery.isByMail) return [means];
  return [
    means,
    { label: t('mail.order.deliveryTime'), value: [delivery.time ?? t('mail.order.withinThirtyDays')] },
    delivery.pickupPoint === null
      ? { label: t('mail.order.deliveryAddress'), value: delivery.address }
      : { label: t('mail.order.pickupPoint'), value: [delivery.pickupPoint] },
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
    { label: t('mail.order.organizationNumber'), value: [trader.organisationNumber] },
    countryCode === 'NO' && trader.voecNumber !== undefined
      ? { label: t('mail.order.voecNumber'), value: [trader.voecNumber] }
      : { label: t('mail.order.vatNumber'), value: [trader.vatNumber] },
    { label: t('mail.order.address'), value: trader.address },
    { label: t('mail.order.phone'), value: [trader.phone] },
    { label: t('mail.order.email'), value: [trader.email] },
  ];
}
