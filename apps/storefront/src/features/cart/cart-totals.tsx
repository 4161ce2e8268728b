import { observer } from 'mobx-react-lite';
import { formatMoney, freeShippingFrom, needsDelivery, type Cart, type Minor } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { FreeShippingMeter, Stack, SummaryTable } from '@torg/ui';
import { DeliveryCountry } from './delivery-country.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { summaryRows } from './summary-rows.ts';
import { ChangeAnnouncement } from '../../elements/change-announcement.tsx';

/** What the cart costs, and how far it is to free shipping. */
export const CartTotals = observer(function CartTotals({ cart }: { cart: Cart }) {
  const t = useTranslate();
  const { site, stores } = useScope();
  const { summary } = cart;
  const { vatView } = stores.customer;
  const money = (minor: Minor) => formatMoney(minor, { currency: summary.currency, language: site.locale });
  const { shipping, subTotal, total } = summary;
  const left = shipping.amountLeftToFreeShipping;
  const limit = freeShippingFrom(subTotal.incVat, left);
  // Ways of delivery have limits of their own: until one is chosen, this is the market's.
  const way = shipping.isDefault ? 'usual' : 'chosen';
  return (
    <Stack space="m">
      <ChangeAnnouncement of={money(total.incVat)}>
        {t('cart.newTotal', { total: money(total.incVat) })}
      </ChangeAnnouncement>
      {left !== null && (
        <FreeShippingMeter
          value={subTotal.incVat}
          limit={limit ?? subTotal.incVat}
          text={
            limit === null
              ? t('cart.freeShipping.reached', { way })
              : t('cart.freeShipping.left', { amount: money(left), vatView, way, limit: money(limit) })
          }
        />
      )}
      <SummaryTable
        rows={summaryRows(cart, { locale: site.locale, vatView, t, isMailed: !needsDelivery(cart.lines) })}
      />
      <DeliveryCountry />
    </Stack>
  );
});
