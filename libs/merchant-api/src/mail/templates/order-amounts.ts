import { formatMoney, type Minor, type MoneyFormat, type ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn, type Translate } from '../../texts/translate-in.ts';
import type { MailAmount } from '../document/mail-document.ts';
import { boughtRows, packageContents } from './bought-rows.ts';
import type { BoughtPackage, OrderConfirmation, OrderedLine, OrderReduction } from './order-facts.ts';
import { writeRate } from './write-rate.ts';

/** Whether prices are told without VAT, as an organization sees them in the shop. */
export function isToldExVat({ customerType, sums }: Pick<OrderConfirmation, 'customerType' | 'sums'>): boolean {
  return customerType === 'ORGANIZATION' && sums.totalExVat !== undefined;
}

/** Each line with what a unit costs and what made it cheaper; a package as one, with what is in it. */
export function goodsRows(order: OrderConfirmation, language: ShopLanguage): MailAmount[] {
  const t = translateIn(language);
  const format: MoneyFormat = { currency: order.currency, language };
  const reduced = ({ name, amount }: OrderReduction) =>
    [name ?? t('mail.order.packagePrice'), ...(amount === 0 ? [] : [formatMoney(-amount, format)])].join(' ');
  const packageRow = ({ name, quantity }: BoughtPackage, lines: readonly OrderedLine[]): MailAmount => {
    const amounts = lines.map((line) => amountsOf(line, isToldExVat(order)));
    const total = amounts.reduce((sum, line) => sum + line.total, 0);
    // Its own price is no reduction.
    const reductions = amounts.flatMap((line) => line.reductions.filter((reduction) => reduction.name !== null));
    const unit = Math.round(reductions.reduce((sum, { amount }) => sum + amount, total) / quantity);
    return {
      label: `${quantity} × ${name}`,
      note: [`${formatMoney(unit, format)}/${t('mail.order.each')}`, ...reductions.map(reduced)]
        .concat(t('mail.order.contents', { goods: packageContents(lines) }))
        .join(', '),
      amount: formatMoney(total, format),
    };
  };
  const lineRow = (line: OrderedLine): MailAmount => {
    const { unit, unitRegular, total, reductions } = amountsOf(line, isToldExVat(order));
    const regular = t('mail.order.regularPrice', { price: formatMoney(unitRegular, format) });
    return {
      label: `${line.quantity} × ${line.name}`,
      note: [
        ...(line.articleNumber === '' ? [] : [`${t('mail.order.articleNumber')} ${line.articleNumber}`]),
        `${formatMoney(unit, format)}/${t('mail.order.each')}`,
        ...(unitRegular > unit ? [regular] : []),
        ...reductions.map(reduced),
      ].join(', '),
      amount: formatMoney(total, format),
    };
  };
  return boughtRows(order.lines).map((row) => (row.package ? packageRow(row.package, row.lines) : lineRow(row.line)));
}

/** What a line costs on the buyer's side of VAT. */
function amountsOf(
  { unitIncVat, unitRegularIncVat, totalIncVat, reductions = [], exVat }: OrderedLine,
  isExVat: boolean,
) {
  if (!isExVat || !exVat) {
    return { unit: unitIncVat, unitRegular: unitRegularIncVat ?? unitIncVat, total: totalIncVat, reductions };
  }
  const taxed = reductions.map(({ name, amount, amountExVat = amount }) => ({ name, amount: amountExVat }));
  return { ...exVat, reductions: taxed };
}

/** From what is taken off and the fees to what is left to pay. VAT is in the total of a person, and added to an organization's. */
export function sumRows(order: OrderConfirmation, language: ShopLanguage): MailAmount[] {
  const { sums, delivery, payment, currency } = order;
  const t = translateIn(language);
  const money = (minor: Minor) => formatMoney(minor, { currency, language });
  const isExVat = isToldExVat(order);
  const onSide = (incVat: Minor, exVat = incVat) => money(isExVat ? exVat : incVat);
  const names = (sums.discountNames ?? []).join(', ');
  const discount = names === '' ? t('mail.order.discount') : t('mail.order.discountBy', { names });
  const total = { label: t('mail.order.total'), amount: money(sums.totalIncVat), isTotal: true };
  const vats = sums.vats.map(({ rateBp, amount }) => ({
    label: isExVat
      ? t('mail.order.vatAdded', { rate: writeRate(rateBp) })
      : t('mail.order.vat', { rate: writeRate(rateBp) }),
    amount: money(amount),
  }));
  return [
    ...(sums.discountIncVat === 0
      ? []
      : [{ label: discount, amount: onSide(-sums.discountIncVat, -(sums.discountExVat ?? sums.discountIncVat)) }]),
    {
      label: delivery.isByMail ? t('mail.order.delivery') : t('mail.order.deliveryFee', { name: delivery.name }),
      amount: delivery.feeIncVat === 0 ? t('mail.order.free') : onSide(delivery.feeIncVat, delivery.feeExVat),
    },
    ...(payment.feeIncVat === 0
      ? []
      : [
          {
            label: t('mail.order.paymentFee', { name: payment.name }),
            amount: onSide(payment.feeIncVat, payment.feeExVat),
          },
        ]),
    ...(isExVat
      ? [{ label: t('mail.order.totalExVat'), amount: onSide(sums.totalIncVat, sums.totalExVat) }, ...vats, total]
      : [total, ...vats]),
    ...paymentRows(order, t).map((row) => ({ ...row, amount: money(row.amount) })),
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
