import { formatMoney, lastDayOf, type ShownOrder } from '@torg/merchant-api/back-office';
import { logEvent } from './log-event.ts';

/** An order on a sheet to pack and send by. Its amounts add up from the lines to what is left to pay; times are the market's. */
export function orderSheet(order: ShownOrder): readonly string[] {
  const { orderId, publicId, status, isPaid, isRefundDue, timeZone } = order;
  const moment = momentWriter(timeZone);
  const money = (minor: number) => formatMoney(minor, { currency: order.currency, language: 'sv' });
  const paid = isRefundDue ? 'to be paid back' : isPaid ? 'paid' : 'not paid';
  return [
    `Order ${orderId}, ${status}, ${paid}. Placed ${moment(order.createdAt)} (times of ${timeZone}).`,
    `Public id ${publicId}`,
    ...part('Send to', deliveryLines(order)),
    ...part('Goods', goodsLines(order, money)),
    ...part('Sums, VAT included', sumLines(order, money)),
    ...part('Gift cards', giftCardLines(order, money)),
    ...part(
      'Parcels',
      order.parcels.map(({ parcelNumber, trackingLink, sentAt }) =>
        [moment(sentAt), parcelNumber, trackingLink].filter(Boolean).join('  '),
      ),
    ),
    ...part(
      'What happened',
      order.events.map((event) => `${moment(event.happenedAt)}  ${logEvent(event, money)}`),
    ),
  ];
}

function part(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)];
}

function deliveryLines({ delivery, email, phone, billingAddress, texts }: ShownOrder): readonly string[] {
  const { name, address, entryCode, pickupPoint, time, desiredDate } = delivery;
  const isBilledElsewhere = billingAddress.join() !== address.join();
  return [
    ...address,
    ...fact('Door code', entryCode),
    ...fact('Phone', phone),
    ...fact('Email', email),
    ...fact('Delivery', name),
    ...fact('Pickup point', pickupPoint),
    ...fact('Promised', time),
    ...fact('Wished for', desiredDate),
    ...fact('Message', texts.message),
    ...fact('Goods label', texts.goodsLabel),
    ...fact("Buyer's own number", texts.customerOrderNumber),
    ...(isBilledElsewhere ? fact('Billed to', billingAddress.join(', ')) : []),
  ];
}

function goodsLines({ lines }: ShownOrder, money: (minor: number) => string): readonly string[] {
  return lines.flatMap(({ quantity, articleNumber, name, total, message }) => [
    `${quantity} × ${articleNumber}  ${name}  ${money(total)}`,
    ...fact('  Message', message),
  ]);
}

function sumLines({ lines, sums, delivery, paymentName, promotions }: ShownOrder, money: (minor: number) => string) {
  const { discount, shippingFee, paymentFee, total, fromBalance, byPayment, credited, leftToPay, refunded } = sums;
  const goods = lines.reduce((sum, line) => sum + line.total, 0);
  const some = (label: string, amount: number) => (amount === 0 ? [] : fact(label, money(amount)));
  return [
    ...fact('Goods', money(goods)),
    ...some('Discount', -discount),
    ...fact(`Delivery, ${delivery.name}`, money(shippingFee)),
    ...some(`Fee, ${paymentName}`, paymentFee),
    ...fact('Total', money(total)),
    ...some('From gift card or balance', -fromBalance),
    ...some(`By ${paymentName}`, byPayment),
    ...some('Taken off the bill', -credited),
    ...fact('Left to pay', money(leftToPay)),
    ...some('Refunded', -refunded),
    ...fact('Campaigns and codes', promotions.join(', ')),
  ];
}

function giftCardLines({ giftCards, timeZone }: ShownOrder, money: (minor: number) => string) {
  return giftCards.map(({ codeEnd, amount, held, expiresAt, closedAmount }) => {
    const state = closedAmount === null ? `until ${lastDayOf(expiresAt, timeZone)}` : 'its purchase was taken back';
    return `…${codeEnd}  ${money(amount)}, of which ${money(held)} is left, ${state}`;
  });
}

function fact(label: string, value: string | null): readonly string[] {
  return value ? [`${label}: ${value}`] : [];
}

/** Writes moments as the clock on the wall of a time zone shows them, such as 2026-11-21 22:42. */
function momentWriter(timeZone: string): (moment: Date) => string {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (moment) => clock.format(moment);
}
