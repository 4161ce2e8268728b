import { observer } from 'mobx-react-lite';
import type { Cart } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Icon, PaymentMarks } from '@torg/ui';
import { deliveryCountry } from '../../display/delivery-country.ts';
import { paymentNames } from '../../display/payment-names.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { useVatView } from '../../scope/use-vat-view.ts';
import { deliveryPromise } from './delivery-promise.ts';
import * as styles from './cart-promises.css.ts';

/** What whoever is about to buy wants to know first: when the goods come, how they go back, and what one pays with. */
export const CartPromises = observer(function CartPromises({ rendered }: { rendered: Cart }) {
  const t = useTranslate();
  const scope = useScope();
  const { site, stores, clock, config } = scope;
  const cart = (useHydrated() ? stores.cart.cart : null) ?? rendered;
  const { claims } = config.shop;
  const country = deliveryCountry(scope);
  const vatView = useVatView();
  const arrival = deliveryPromise(cart, { country, now: clock.now(), locale: site.locale, claims, t });
  const returns = t('cart.returns', {
    buyer: vatView === 'exVat' ? 'organization' : 'person',
    cost: claims.freeReturns ? 'none' : 'some',
  });
  const payments = paymentNames(config.shop, { country, vatView });
  return (
    <div className={styles.root}>
      <ul className={styles.promises}>
        {arrival !== null && (
          <li className={styles.promise}>
            <Icon name="truck" />
            {/* A tab that is alive past midnight knows another day than the document said. */}
            <span suppressHydrationWarning>{arrival}</span>
          </li>
        )}
        {returns !== '' && (
          <li className={styles.promise}>
            <Icon name="return" />
            {returns}
          </li>
        )}
      </ul>
      {payments.length > 0 && <PaymentMarks label={t('cart.payments')} names={payments} />}
    </div>
  );
});
