import type { ReactElement } from 'react';
import * as checkout from '../../checkout/index.ts';
import { swedishCheckout as t } from './checkout-texts-sv.ts';
import { deliveryChoices } from './delivery-choices.ts';
import { paymentChoices } from './payment-choices.tsx';

/** Each component of the checkout with every optional part in use: what the server must be able to render. */
export const everyCheckoutPart: Readonly<Record<string, ReactElement>> = {
  DeliveryOptions: (
    <checkout.DeliveryOptions
      legend={t.delivery}
      name="delivery"
      options={deliveryChoices(t, ['pickup', 'home'])}
      defaultValue="pickup"
      hint={t.deliveryHint}
      error={t.deliveryError}
      pendingLabel={t.deliveryPending}
    />
  ),
  PaymentOptions: (
    <checkout.PaymentOptions
      legend={t.payment}
      name="payment"
      options={paymentChoices(t)}
      defaultValue="invoice"
      error={t.paymentError}
    />
  ),
};
