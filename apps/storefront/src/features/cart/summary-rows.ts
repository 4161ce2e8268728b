import { formatMoney, type Cart, type Minor, type VatView } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import type { Locale } from '@torg/market-routing';
import type { SummaryTableProps } from '@torg/ui';
import { cartDeduction } from './cart-deduction.ts';

type Rows = SummaryTableProps['rows'];

/** Who reads a summary. */
interface Reader {
  locale: Locale;
  vatView: VatView;
  t: Translate;
  /** True where nothing is carried, and no word is said of shipping. */
  isMailed?: boolean;
}

/**
 * What a cart costs, row by row. Up to the total the rows are in the reader's VAT view and add up; whoever reads without VAT
 * is told the total both ways, since it is what is paid.
 */
export function summaryRows({ summary, promoCode }: Pick<Cart, 'summary' | 'promoCode'>, reader: Reader): Rows {
  const { locale, vatView, t, isMailed = false } = reader;
  const { subTotal, shipping, paymentFee, total, balance, vats, currency } = summary;
  const money = (minor: Minor) => formatMoney(minor, { currency, language: locale });
  const deduction = cartDeduction(summary, vatView);
  // The code of a gift card takes nothing off: it pays.
  const deductionLabel =
    promoCode !== null && balance.pending === 0
      ? t('cart.summary.code', { code: promoCode })
      : t('cart.summary.discount');
  const shippingFee = shipping.fee[vatView];
  return [
    { label: t('cart.summary.subTotal'), value: money(subTotal[vatView]) },
    ...when(deduction > 0, { label: deductionLabel, value: money(-deduction), kind: 'saving' }),
    ...when(!isMailed, {
      label: shipping.isDefault ? t('cart.summary.shippingEstimate') : t('cart.summary.shipping'),
      value: shippingFee === 0 ? t('cart.summary.shippingFree') : money(shippingFee),
    }),
    ...when(paymentFee.incVat > 0, { label: t('cart.summary.paymentFee'), value: money(paymentFee[vatView]) }),
    ...when(vatView === 'exVat', { label: t('cart.summary.totalExVat'), value: money(total.exVat) }),
    {
      label: vatView === 'exVat' ? t('cart.summary.totalIncVat') : t('cart.summary.total'),
      value: money(total.incVat),
      kind: 'total',
    },
    ...when(balance.pending > 0, {
      label: t('cart.summary.balance'),
      value: money(-balance.pending),
      kind: 'saving',
    }),
    ...when(balance.pending > 0, { label: t('cart.summary.toPay'), value: money(balance.toPay.incVat), kind: 'total' }),
    ...vats.map(({ rateBp, amount }) => ({
      label: t('cart.summary.vatAt', { rate: rateBp / 100 }),
      value: money(amount),
      kind: 'soft' as const,
    })),
  ];
}

function when(isShown: boolean, row: Rows[number]): Rows {
  return isShown ? [row] : [];
}
