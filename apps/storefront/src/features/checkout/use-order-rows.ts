import { needsDelivery } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import type { SummaryRow } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useVatView } from '../../scope/use-vat-view.ts';
import { useCheckout } from './checkout-context.ts';
import { summaryRows } from './summary-rows.ts';

/** The sums of the order with what is chosen, for an observer. */
export function useOrderRows(): SummaryRow[] {
  const t = useTranslate();
  const { site, stores } = useScope();
  const vatView = useVatView();
  const cart = useCheckout().store.cart ?? stores.cart.cart;
  return cart
    ? summaryRows(cart.summary, { locale: site.locale, vatView, t, isMailed: !needsDelivery(cart.lines) })
    : [];
}
