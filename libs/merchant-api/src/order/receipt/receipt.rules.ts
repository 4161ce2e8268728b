import { isByMail } from '../../checkout/sent-by-mail.ts';
import { exVatFrom, vatSpecification, type VatAmount } from '@torg/commerce-sdk/domain';
import { lastDayOf } from '../../balance/gift-card-end.rules.ts';
import { addressLines } from '../address-lines.rules.ts';
import { creditedSum } from '../credited-sum.rules.ts';
import type { BoughtGiftCard } from '../gift-card/bought-gift-card.rules.ts';
import { countryOf } from '../order-country.rules.ts';
import { isOrganisation } from '../is-organisation.rules.ts';
import type { OrderLineRecord, OrderRecord } from '../order-record.ts';
import { isStanding } from '../order-status.ts';
import type { OrderedLine } from '../../mail/templates/order-facts.ts';
import { reductionsExVat } from '../reductions-ex-vat.rules.ts';
import type { RefundRecord } from '../refund.repository.ts';
import type { Receipt, ReceiptFee, ReceiptGiftCard, ReceiptLine, ReceiptRefund } from './receipt.ts';

/** What a receipt is written from. */
export interface ReceiptedOrder {
  order: OrderRecord;
  lines: readonly OrderLineRecord[];
  refunds: readonly RefundRecord[];
  giftCards: readonly BoughtGiftCard[];
  timeZone: string;
}

/** Whether an order has a receipt: it stands, or money came. */
export function isReceipted({ status, isPaid }: Pick<OrderRecord, 'status' | 'isPaid'>): boolean {
  return isStanding(status) || isPaid;
}

/** The receipt of an order as it was placed; null where nothing was sold: the order does not stand, and no money came. */
export function receiptOf({ order, lines, refunds, giftCards, timeZone }: ReceiptedOrder): Receipt | null {
  if (!isReceipted(order)) return null;
  const { counted, checkout } = order;
  const { totals } = counted;
  return {
    kind: order.isPaid ? 'receipt' : 'invoice',
    orderId: String(order.orderId),
    orderedAt: order.createdAt.getTime(),
    paidAt: order.paidAt?.getTime() ?? null,
    timeZone,
    countryCode: countryOf(order),
    currency: order.currency,
    buyer: buyerOf(order),
    organisation: organisationOf(order),
    pickup: pickupOf(order),
    deliveredTo: deliveredToOf(order),
    lines: lines.map((line, index) => lineOf(line, order.confirmation?.lines[index])),
    fees: feesOf(order),
    discount: totals.fixedDiscount,
    total: totals.total.selling,
    vats: vatSpecification(
      totals,
      counted.lines.map((line) => line.counted.rateBp),
    ),
    payment: {
      fromBalance: totals.balance.pending,
      means: checkout.payment.name,
      amount: totals.balance.toPay.incVat - creditedSum(refunds),
    },
    refunds: sumRefunds(refunds),
    giftCards: giftCards.map((card) => giftCardOf(card, timeZone)),
  };
}

function buyerOf(order: OrderRecord): readonly string[] {
  const { checkout, languageId } = order;
  return isNamed(order)
    ? addressLines(checkout.draft.billingAddress, { languageId, countryCode: countryOf(order) })
    : [];
}

function isNamed(order: OrderRecord): boolean {
  return isOrganisation(order) || order.checkout.payment.kind === 'invoice';
}

function organisationOf(order: OrderRecord): Receipt['organisation'] {
  if (!isOrganisation(order)) return null;
  const { goodsLabel, customerOrderNumber } = order.checkout.draft;
  return {
    number: order.confirmation?.buyer?.organisationNumber ?? '',
    reference: goodsLabel ?? '',
    orderNumber: customerOrderNumber ?? '',
  };
}

function pickupOf(order: OrderRecord): Receipt['pickup'] {
  const { pickupPoint: place = null, time = null } = order.confirmation?.delivery ?? {};
  return place !== null && isNamed(order) ? { place, time: time ?? '' } : null;
}

/**
 * As it was confirmed. Whoever fetches goods, or gets them by mail, has them sent nowhere; and where a person has them sent,
 * often to somebody else, is not for everyone who has the bill's address.
 */
function deliveredToOf(order: OrderRecord): readonly string[] {
  const { isByMail: isMailed, pickupPoint = null, address = [] } = order.confirmation?.delivery ?? {};
  return isOrganisation(order) && !isMailed && pickupPoint === null ? address : [];
}

function lineOf(line: OrderLineRecord, told: OrderedLine | undefined): ReceiptLine {
  return {
    ...(told?.package && { package: told.package }),
    name: line.name,
    articleNumber: line.articleNumber,
    quantity: line.quantity,
    unitIncVat: line.unitSelling,
    unitExVat: exVatFrom(line.unitSelling, line.rateBp),
    rateBp: line.rateBp,
    total: { incVat: line.totalIncVat, exVat: line.totalExVat },
    reduction: reductionOf(line, told),
  };
}

/** A package's own price is no reduction. */
function reductionOf(line: OrderLineRecord, told: OrderedLine | undefined): VatAmount {
  const incVat = line.quantity * line.unitSelling - line.totalIncVat;
  const [exVat = 0] = reductionsExVat(line, [incVat]);
  const byPackage = told?.package ? (told.reductions ?? []).filter(({ name }) => name === null) : [];
  return {
    incVat: byPackage.reduce((left, { amount }) => left - amount, incVat),
    exVat: byPackage.reduce((left, { amountExVat = 0 }) => left - amountExVat, exVat),
  };
}

function giftCardOf(card: BoughtGiftCard, timeZone: string): ReceiptGiftCard {
  const { codeEnd, amount, expiresAt, closedAmount } = card;
  return { codeEnd, amount, lastDay: lastDayOf(expiresAt, timeZone), isClosed: closedAmount !== null };
}

function feesOf({ counted: { totals }, checkout }: OrderRecord): readonly ReceiptFee[] {
  const fees: readonly ReceiptFee[] = [
    {
      kind: isByMail(checkout.shipping) ? 'mail' : 'delivery',
      name: checkout.shipping.name,
      amount: totals.shipping.fee,
    },
    { kind: 'payment', name: checkout.payment.name, amount: totals.paymentFee },
  ];
  return fees.filter(({ kind, amount }) => kind !== 'payment' || amount.incVat > 0);
}

/** A refund has a row for each thing that was paid back. */
function sumRefunds(rows: readonly RefundRecord[]): Receipt['refunds'] {
  const refunds = new Map<number, ReceiptRefund>();
  for (const { refundId, createdAt, reason, incVat, vat, isCredit } of rows) {
    const sum = refunds.get(refundId) ?? { at: createdAt.getTime(), amount: 0, vat: 0, reason, isCredit };
    refunds.set(refundId, { ...sum, amount: sum.amount + incVat, vat: sum.vat + vat });
  }
  return [...refunds.values()];
}
