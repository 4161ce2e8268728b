import { formatMoney, type Cart, type Minor, type VatView } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import type { Locale } from '@torg/market-routing';
import type { SummaryRow } from '@torg/ui';

/** How the sums of an order are written. */
export interface SumsView {
  locale: Locale;
  vatView: VatView;
  t: Translate;
  /** How what a balance leaves is paid. */
  paymentName: string;
  /** Whether that is paid as well; a bill comes later. Null where nobody asks for it any more, as of what was cancelled. */
  isPaid: boolean | null;
}

/** What an order came to, from its goods to how it was paid, on the buyer's side of VAT. */
export function orderSums({ summary, promoCode, campaigns }: Cart, view: SumsView): readonly SummaryRow[] {
  const { locale, vatView, t, paymentName, isPaid } = view;
  const { subTotal, fixedDiscount, shipping, paymentFee, total, vats, balance, currency } = summary;
  const money = (minor: Minor) => formatMoney(minor, { currency, language: locale });
  const name = promoCode ?? campaigns.map(({ name: campaign }) => campaign).join(', ');
  const isReduced = fixedDiscount.incVat > 0;
  const isExVat = vatView === 'exVat';
  const fee = shipping.fee.incVat === 0 ? t('order.sum.shippingFree') : money(shipping.fee[vatView]);
  return [
    { label: t('order.sum.subTotal'), value: money(subTotal[vatView]) },
    ...only(isReduced, {
      label: name ? t('order.sum.discountNamed', { name }) : t('order.sum.discount'),
      value: money(-fixedDiscount[vatView]),
      kind: 'saving',
    }),
    // A code that makes the lines or the freight cheaper takes nothing off the whole.
    ...only(promoCode !== null && !isReduced, { label: t('order.sum.code'), value: promoCode ?? '', kind: 'saving' }),
    { label: t('order.sum.shipping'), value: fee },
    ...only(paymentFee.incVat > 0, { label: t('order.sum.paymentFee'), value: money(paymentFee[vatView]) }),
    ...only(isExVat, { label: t('order.sum.totalExVat'), value: money(total.exVat) }),
    {
      label: isExVat ? t('order.sum.totalIncVat') : t('order.sum.total'),
      value: money(total.incVat),
      kind: 'total',
    },
    ...vats.map(({ rateBp, amount }) => ({
      label: t('order.sum.vatAt', { rate: rateBp / 100 }),
      value: money(amount),
      kind: 'soft' as const,
    })),
    ...only(balance.pending > 0, { label: t('order.sum.fromBalance'), value: money(-balance.pending) }),
    ...only(isPaid !== null && balance.pending > 0 && balance.toPay.incVat > 0, {
      label: t(isPaid ? 'order.sum.paidBy' : 'order.sum.toPay', { name: paymentName }),
      value: money(isPaid ? -balance.toPay.incVat : balance.toPay.incVat),
    }),
  ];
}

function only(isThere: boolean, row: SummaryRow): readonly SummaryRow[] {
  return isThere ? [row] : [];
}
