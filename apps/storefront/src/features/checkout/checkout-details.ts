import type { Address, CheckoutDetails, PaymentType } from '@torg/commerce-sdk/domain';
import { siteHref, type MarketSite } from '@torg/market-routing';
import type { FieldValues } from '../../page/form/field.ts';
import { addressParts } from './address-parts.ts';
import { answerLines } from './carrier/carrier-answers.ts';
import type { CheckoutFields } from './checkout-fields.ts';
import { returnAddress } from '../../navigation/confirm-address.ts';
import { failedPaymentQuery } from '../../navigation/failed-payment.ts';

export type CheckoutValues = FieldValues<CheckoutFields>;

/** Writes what was filled in as the API takes it. An address that is not wanted is emptied, as it may have been sent before. */
export function checkoutDetails(values: CheckoutValues, country: string): CheckoutDetails {
  const partsOf = (name: 'billingAddress' | 'shippingAddress'): Partial<Address> => {
    const typed: Readonly<Record<string, unknown>> = values;
    return Object.fromEntries(addressParts.map((part) => [part, typed[`${name}.${part}`] ?? '']));
  };
  const empty = Object.fromEntries([...addressParts, 'country'].map((part) => [part, '']));
  const { email, customerType, identityNumber, customerOrderNumber, goodsLabel, pickupPoint, externalShippingId } =
    values;
  const isOrganisation = customerType === 'ORGANIZATION';
  const eInvoice = isOrganisation && values.eInvoice && `Peppol: ${values.eInvoice}`;
  // The contract has what a carrier asks sent as the message, and no field for where an invoice goes; what the shopper says
  // stands before both.
  const message = [values.message, eInvoice, ...answerLines(values.carrierFields)].filter(Boolean).join('\n');
  return {
    ...{
      email,
      customerType,
      identityNumber,
      message,
      customerOrderNumber,
      // Its field is an organization's.
      goodsLabel: isOrganisation ? goodsLabel : '',
      pickupPoint,
      externalShippingId,
    },
    ...(values.shippingId && { shippingId: Number(values.shippingId) }),
    ...(values.paymentId && { paymentId: Number(values.paymentId) }),
    billingAddress: { ...partsOf('billingAddress'), country },
    shippingAddress: values.otherAddress ? { ...partsOf('shippingAddress'), country } : empty,
    acceptedConsents: values.terms ? ['terms'] : [],
  };
}

/** The pages that a payment provider leads to. */
export function checkoutUrls(site: MarketSite, paymentType: PaymentType): NonNullable<CheckoutDetails['checkoutUrls']> {
  return {
    redirectUrl: returnAddress(site, paymentType),
    checkoutPageUrl: site.origin + siteHref(site, 'checkout', {}, failedPaymentQuery),
  };
}

/** The same for a form that stands in the shop's page: what failed there is told on a page of its own. */
export function formUrls(site: MarketSite, paymentType: PaymentType): NonNullable<CheckoutDetails['checkoutUrls']> {
  return {
    redirectUrl: returnAddress(site, paymentType),
    checkoutPageUrl: site.origin + siteHref(site, 'checkoutFailed', {}),
  };
}
