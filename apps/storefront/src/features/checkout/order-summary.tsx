import { observer } from 'mobx-react-lite';
import { formatMoney, type Cart, type Minor, type VatView } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Heading, Link, SummaryTable, type SummaryRow } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useVatView } from '../../scope/use-vat-view.ts';
import { variantText } from '../../display/variant-text.ts';
import { useCheckout } from './checkout-context.ts';
import * as styles from './checkout.css.ts';

/** What is ordered, and what it comes to with what is chosen. */
export const OrderSummary = observer(function OrderSummary() {
  const t = useTranslate();
  const { site, stores } = useScope();
  const vatView = useVatView();
  const cart = useCheckout().store.cart ?? stores.cart.cart;
  if (!cart) return null;
  const money = (minor: Minor) => formatMoney(minor, { currency: cart.summary.currency, language: site.locale });
  return (
    <section className={styles.summary} aria-labelledby="checkout-summary">
      <Heading level={2} size="s" id="checkout-summary">
        {t('checkout.summary.heading')}
      </Heading>
      <ul className={styles.lines} aria-label={t('cart.lines')}>
        {cart.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <span>
              {line.product.name}
              <span className={styles.small}>
                {[variantText(line.product), t('checkout.line.quantity', { quantity: line.quantity })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={styles.amount}>{money(line.totalPrice.selling[vatView])}</span>
          </li>
        ))}
      </ul>
      <SummaryTable rows={summaryRows(cart, vatView, { t, money })} />
      <Link href={href(site.locale, 'cart', {})}>{t('checkout.backToCart')}</Link>
    </section>
  );
});

/** The rows add up to the total, on the side of VAT that they are shown from. */
function summaryRows(
  { summary }: Cart,
  vatView: VatView,
  { t, money }: { t: Translate; money(minor: Minor): string },
): SummaryRow[] {
  const { subTotal, shipping, paymentFee, total, balance, vats } = summary;
  const deduction = subTotal[vatView] + shipping.fee[vatView] + paymentFee[vatView] - total[vatView];
  const isExVat = vatView === 'exVat';
  return [
    { label: t('cart.summary.subTotal'), value: money(subTotal[vatView]) },
    ...(deduction > 0
      ? [{ label: t('cart.summary.discount'), value: money(-deduction), kind: 'saving' as const }]
      : []),
    {
      label: shipping.isDefault ? t('cart.summary.shippingEstimate') : t('cart.summary.shipping'),
      value: shipping.fee.incVat === 0 ? t('cart.summary.shippingFree') : money(shipping.fee[vatView]),
    },
    ...(paymentFee.incVat > 0 ? [{ label: t('checkout.summary.paymentFee'), value: money(paymentFee[vatView]) }] : []),
    ...(isExVat ? [{ label: t('cart.summary.totalExVat'), value: money(total.exVat) }] : []),
    {
      label: isExVat ? t('cart.summary.totalIncVat') : t('cart.summary.total'),
      value: money(total.incVat),
      kind: 'total',
    },
    ...vats.map(({ rate, amount }) => ({
      label: t('cart.summary.vatAt', { rate }),
      value: money(amount),
      kind: 'soft' as const,
    })),
    ...(balance.pending > 0
      ? [
          { label: t('checkout.summary.fromBalance'), value: money(-balance.pending) },
          { label: t('checkout.summary.toPay'), value: money(balance.toPay.incVat) },
        ]
      : []),
  ];
}
