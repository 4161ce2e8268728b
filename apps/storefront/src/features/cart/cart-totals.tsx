import { observer } from 'mobx-react-lite';
import { formatMoney, type CartSummary, type Minor } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { FreeShippingMeter, Stack, SummaryTable } from '@torg/ui';
import { cartDeduction } from './cart-deduction.ts';
import { DeliveryCountry } from './delivery-country.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { ChangeAnnouncement } from '../../elements/change-announcement.tsx';

/** What the cart costs, and how far it is to free shipping. */
export const CartTotals = observer(function CartTotals({ summary }: { summary: CartSummary }) {
  const t = useTranslate();
  const { site, stores } = useScope();
  const { vatView } = stores.customer;
  const money = (minor: Minor) => formatMoney(minor, { currency: summary.currency, language: site.locale });
  const { shipping, subTotal, total } = summary;
  const deduction = cartDeduction(summary, vatView);
  const left = shipping.amountLeftToFreeShipping;
  const isFree = shipping.fee.incVat === 0;
  return (
    <Stack space="m">
      <ChangeAnnouncement of={money(total.incVat)}>
        {t('cart.newTotal', { total: money(total.incVat) })}
      </ChangeAnnouncement>
      <DeliveryCountry />
      {left !== null && (
        <FreeShippingMeter
          value={subTotal.incVat}
          limit={subTotal.incVat + left}
          text={
            left > 0 ? t('cart.freeShipping.left', { amount: money(left), vatView }) : t('cart.freeShipping.reached')
          }
        />
      )}
      <SummaryTable
        rows={[
          { label: t('cart.summary.subTotal'), value: money(subTotal[vatView]) },
          ...(deduction > 0
            ? [{ label: t('cart.summary.discount'), value: money(-deduction), kind: 'saving' as const }]
            : []),
          {
            label: shipping.isDefault ? t('cart.summary.shippingEstimate') : t('cart.summary.shipping'),
            value: isFree ? t('cart.summary.shippingFree') : money(shipping.fee[vatView]),
          },
          ...(vatView === 'exVat' ? [{ label: t('cart.summary.totalExVat'), value: money(total.exVat) }] : []),
          {
            label: vatView === 'exVat' ? t('cart.summary.totalIncVat') : t('cart.summary.total'),
            value: money(total.incVat),
            kind: 'total',
          },
          ...summary.vats.map(({ rate, amount }) => ({
            label: t('cart.summary.vatAt', { rate }),
            value: money(amount),
            kind: 'soft' as const,
          })),
        ]}
      />
    </Stack>
  );
});
