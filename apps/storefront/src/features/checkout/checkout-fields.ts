import { customerTypeFrom, type CustomerType } from '@torg/commerce-sdk/domain';
import type { Field } from '../../page/form/field.ts';
import {
  emailField,
  flagField,
  hiddenField,
  messageField,
  requiredChoiceField,
  requiredTextField,
  textField,
} from '../../page/form/fields.ts';
import {
  eInvoiceField,
  identityField,
  phoneField,
  postalCodeField,
  type MarketRules,
} from '../../page/form/market-fields.ts';

/** What a form is sent for: to see what can be chosen, as without script, or to order. */
export type CheckoutStep = 'update' | 'order';

const stepField: Field<CheckoutStep> = { read: (typed) => ({ value: typed === 'order' ? 'order' : 'update' }) };
const customerTypeField: Field<CustomerType> = { read: (typed) => ({ value: customerTypeFrom(typed) }) };

/**
 * The fields of a checkout in the order in which they stand on the page, named by their paths in `CheckoutDetails`, as nothing
 * is asked of them yet.
 */
export const checkoutFields = {
  step: stepField,
  orderKey: hiddenField,
  /** Sent where there is script, so that a provider's form can be drawn in the shop's page. */
  drawsForms: flagField,
  /** The sum that the shopper was shown, in minor units. */
  shownTotal: hiddenField,
  customerType: customerTypeField,
  email: textField,
  'billingAddress.company': textField,
  identityNumber: textField,
  goodsLabel: textField,
  customerOrderNumber: textField,
  eInvoice: textField,
  /** Which of the customer's addresses fills in the others, where the page is sent to see what can be chosen. */
  'billingAddress.kept': hiddenField,
  'billingAddress.zip': textField,
  'billingAddress.city': textField,
  'billingAddress.firstName': textField,
  'billingAddress.lastName': textField,
  'billingAddress.addressLine1': textField,
  'billingAddress.addressLine2': textField,
  'billingAddress.careOf': textField,
  'billingAddress.entryCode': textField,
  'billingAddress.mobile': textField,
  otherAddress: flagField,
  'shippingAddress.kept': hiddenField,
  'shippingAddress.zip': textField,
  'shippingAddress.city': textField,
  'shippingAddress.company': textField,
  'shippingAddress.firstName': textField,
  'shippingAddress.lastName': textField,
  'shippingAddress.addressLine1': textField,
  'shippingAddress.addressLine2': textField,
  'shippingAddress.entryCode': textField,
  shippingId: textField,
  pickupPoint: textField,
  /** What a carrier's own list calls the way that is chosen, and what it asked besides; empty where the shop's is shown. */
  externalShippingId: hiddenField,
  carrierFields: hiddenField,
  paymentId: textField,
  message: messageField,
  newsletter: flagField,
  terms: flagField,
};

export type CheckoutFields = typeof checkoutFields;
export type CheckoutFieldName = keyof CheckoutFields;

/** The same fields as they are needed to order what was sent. A form that is sent for something else needs none. */
export function neededCheckoutFields(sent: FormData, rules: MarketRules): CheckoutFields {
  const base = { ...checkoutFields, ...placesIn(sent), pickupPoint: pickupPointIn(sent) };
  if (sent.get('step') !== 'order') return base;
  const customerType = customerTypeFrom(String(sent.get('customerType') ?? ''));
  const isOrganisation = customerType === 'ORGANIZATION';
  const goesElsewhere = sent.has('otherAddress');
  const zip = postalCodeField(rules.country);
  const company = isOrganisation ? requiredTextField : textField;
  return {
    ...base,
    email: emailField,
    identityNumber: isOrganisation || asksIdentity(sent) ? identityField({ ...rules, customerType }) : textField,
    'billingAddress.company': company,
    ...(isOrganisation && { eInvoice: eInvoiceField(rules) }),
    // Who is billed may live anywhere.
    'billingAddress.zip': goesElsewhere ? requiredTextField : zip,
    'billingAddress.city': requiredTextField,
    shippingId: requiredChoiceField,
    paymentId: requiredChoiceField,
    'billingAddress.firstName': requiredTextField,
    'billingAddress.lastName': requiredTextField,
    'billingAddress.addressLine1': requiredTextField,
    'billingAddress.mobile': phoneField(rules.country),
    ...(goesElsewhere && {
      'shippingAddress.company': company,
      'shippingAddress.firstName': requiredTextField,
      'shippingAddress.lastName': requiredTextField,
      'shippingAddress.addressLine1': requiredTextField,
      'shippingAddress.zip': zip,
      'shippingAddress.city': requiredTextField,
    }),
    terms: termsField,
  };
}

/**
 * A page asks for it where a bill is sent; whether it had to, the API says. Without script it asks in case a bill is chosen,
 * and says which ways of paying are one.
 */
function asksIdentity(sent: FormData): boolean {
  const asked = sent.get('identityFor');
  return (
    sent.has('identityNumber') &&
    (asked === null ||
      String(asked)
        .split(' ')
        .includes(String(sent.get('paymentId'))))
  );
}

const termsField: Field<boolean> = { read: (typed) => (typed === null ? { refusal: 'terms' } : { value: true }) };

/** Each way of sending has places of its own, so each sends the one that is chosen under a name of its own. */
function pickupPointIn(sent: FormData): Field<string> {
  return { read: () => textField.read(String(sent.get(pickupPointName(String(sent.get('shippingId') ?? ''))) ?? '')) };
}

/** What is chosen for each way of sending, so that a page that comes back still has it. */
function placesIn(sent: FormData): Record<string, Field<string>> {
  const names = [...sent.keys()].filter((name) => name.startsWith(pickupPointName('')));
  return Object.fromEntries(names.map((name) => [name, hiddenField]));
}

/** The name under which the place to fetch a parcel at is sent, for a way of sending. */
export function pickupPointName(shippingId: string): string {
  return `pickupPoint-${shippingId}`;
}
