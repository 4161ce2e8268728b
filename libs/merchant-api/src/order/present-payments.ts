import { decimalFromMinor } from '@torg/commerce-sdk/domain';
import { shopLanguageOf } from '../market/shop-language.ts';
import { translateIn } from '../texts/translate-in.ts';
import { creditedSum } from './credited-sum.rules.ts';
import type { OrderRecord } from './order-record.ts';
import { isEnded } from './order-status.ts';
import type { OrderView } from './order-view.ts';

/**
 * What pays how much: gift cards and the balance as the order is placed, and the chosen payment what is left, less what was
 * taken off its bill.
 */
export async function presentPayments(order: OrderRecord, { shop, orders }: Pick<OrderView, 'shop' | 'orders'>) {
  const { orderId, checkout, isPaid, paidAt, createdAt, status } = order;
  const { balance, paymentFee, shipping } = order.counted.totals;
  const credited = creditedSum((await orders.refunds.load(orderId)) ?? []);
  const name = translateIn(shopLanguageOf(shop.language.id))('receipt.balance');
  const common = {
    transactionId: '',
    reservationDate: createdAt,
    reservationNumber: null,
  };
  // Fees are told once, so that rows can be added up.
  const isPaidByBalance = balance.pending > 0 && balance.toPay.incVat === 0;
  const fees = { paymentFee: decimalFromMinor(paymentFee.incVat), shippingFee: decimalFromMinor(shipping.fee.incVat) };
  const isKept = !isEnded(status);
  const byBalance = {
    ...common,
    ...(isPaidByBalance ? fees : { paymentFee: 0, shippingFee: 0 }),
    // Another one than the payment's, for whoever keeps answers by id.
    ...{ id: -orderId, paymentId: 0, displayName: name, name, paymentOption: 'BALANCE' },
    ...{ isPaid: isKept, paymentDate: isKept ? createdAt : null, total: decimalFromMinor(balance.pending) },
  };
  const chosen = {
    ...{ ...common, ...fees },
    ...{ id: orderId, paymentId: checkout.payment.id, paymentOption: checkout.payment.paymentType },
    ...{ displayName: checkout.payment.name, name: checkout.payment.name },
    ...{ isPaid, paymentDate: paidAt, total: decimalFromMinor(balance.toPay.incVat - credited) },
  };
  return [...(balance.pending === 0 ? [] : [byBalance]), ...(isPaidByBalance ? [] : [chosen])];
}
