import { formatMoney, type CartSummary, type Minor, type VatView } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import type { Locale } from '@torg/market-routing';
import type { SummaryRow } from '@torg/ui';
import { amountInView } from '../../display/amount-in-view.ts';

/** Who reads a summary. */
interface Reader {
  locale: Locale;
  vatView: VatView;
  t: Translate;
  /** True where nothing is carried, and no word is said of shipping. */
  isMailed?: boolean;
}

/**
 * What an order costs, row by row. Up to the total the rows are in the reader's VAT view and add up; whoever reads without
 * VAT is told after it what is paid with it, which stands out as in the cart and the confirmation.
 */
export function summaryRows(summary: CartSummary, { locale, vatView, t, isMailed = false }: Reader): SummaryRow[] {
  const { subTotal, shipping, paymentFee, total, balance, vats, currency } = summary;
  const money = (minor: Minor) => formatMoney(minor, { currency, language: locale });
  const deduction = subTotal[vatView] + shipping.fee[vatView] + paymentFee[vatView] - total[vatView];
  const isExVat = vatView === 'exVat';
  const isPartlyPaid = balance.pending > 0;
  const totalRow = {
    label: t('cart.summary.total'),
    value: amountInView(money(total[vatView]), vatView, t),
    ...(!isExVat && !isPartlyPaid && { kind: 'total' as const }),
  };
  return [
    { label: t('cart.summary.subTotal'), value: money(subTotal[vatView]) },
    ...when(deduction > 0, { label: t('cart.summary.discount'), value: money(-deduction), kind: 'saving' }),
    ...when(!isMailed, {
      label: shipping.isDefault ? t('cart.summary.shippingEstimate') : t('cart.summary.shipping'),
      value: shipping.fee.incVat === 0 ? t('cart.summary.shippingFree') : money(shipping.fee[vatView]),
    }),
    ...when(paymentFee.incVat > 0, { label: t('checkout.summary.paymentFee'), value: money(paymentFee[vatView]) }),
    totalRow,
    ...when(isPartlyPaid, { label: t('checkout.summary.fromBalance'), value: money(-balance.pending) }),
    ...when(isExVat || isPartlyPaid, {
      label: isExVat ? t('checkout.summary.toPayIncVat') : t('checkout.summary.toPay'),
      value: money(balance.toPay.incVat),
      kind: 'total',
    }),
    ...vats.map(({ rateBp, amount }) => ({
      label: t('cart.summary.vatAt', { rate: rateBp / 100 }),
      value: money(amount),
      kind: 'soft' as const,
    })),
  ];
}

function when(isShown: boolean, row: SummaryRow): SummaryRow[] {
  return isShown ? [row] : [];
}
