import type { ReactElement } from 'react';
import * as checkout from '../../checkout/index.ts';
import { swedishCheckout as t } from './checkout-texts-sv.ts';
import { deliveryChoices } from './delivery-choices.ts';
import { orderLines, orderSums } from './order-lines.ts';
import { paymentChoices } from './payment-choices.tsx';

/** Each component of the checkout with every optional part in use: what the server must be able to render. */
export const everyCheckoutPart: Readonly<Record<string, ReactElement>> = {
  AddressFields: (
    <checkout.AddressFields
      legend={t.shipping}
      section="shipping"
      labels={t.addressLabels}
      foundCity={t.city}
      countryCode={t.countryCode}
      toggles={{ careOf: t.careOfToggle }}
      errors={{ street: t.streetError }}
      hints={{ phone: t.phoneHint }}
    />
  ),
  CheckoutLayout: <checkout.CheckoutLayout summary={t.summary}>{t.checkout}</checkout.CheckoutLayout>,
  CheckoutSection: (
    <checkout.CheckoutSection
      number={1}
      heading={t.sections[0]}
      status="done"
      doneLabel={t.sectionDone}
      summary={t.sectionSummary[0]}
      edit={{ label: t.sectionEdit, onPress: () => {} }}
    />
  ),
  DeliveryOptions: (
    <checkout.DeliveryOptions
      legend={t.delivery}
      name="delivery"
      options={deliveryChoices(t, ['pickup', 'home'])}
      defaultValue="pickup"
      hint={t.deliveryHint}
      pendingLabel={t.deliveryPending}
    />
  ),
  OrderConfirmation: (
    <checkout.OrderConfirmation
      heading={t.thanks}
      status="pending"
      text={t.thanksText}
      facts={[{ term: t.orderNumber, value: t.orderNumberValue }]}
      actions={t.print}
    />
  ),
  OrderSummary: (
    <checkout.OrderSummary
      heading={t.summary}
      toggleLabel={t.summaryShow}
      lines={orderLines(t)}
      rows={orderSums(t)}
      pendingLabel={t.summaryPending}
      isOpen
    >
      {t.code}
    </checkout.OrderSummary>
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
