import type { MessageKey, Translate } from '@torg/i18n';
import type { CheckoutFieldName } from './checkout-fields.ts';

/** The labels of fields by the last part of their names. */
const labels = {
  email: 'checkout.email',
  company: 'checkout.company',
  zip: 'checkout.zip',
  city: 'checkout.city',
  shippingId: 'checkout.delivery.label',
  pickupPoint: 'checkout.pickup.label',
  paymentId: 'checkout.payment.label',
  firstName: 'checkout.firstName',
  lastName: 'checkout.lastName',
  addressLine1: 'checkout.addressLine1',
} as const satisfies Record<string, MessageKey>;

/** What is wrong with a field, for a list in which the field is not seen beside it. What says so itself needs no label. */
export function namedProblem(name: CheckoutFieldName, problem: string, t: Translate): string {
  const part = name.slice(name.indexOf('.') + 1);
  return isLabelled(part) ? `${t(labels[part])}: ${problem}` : problem;
}

function isLabelled(part: string): part is keyof typeof labels {
  return part in labels;
}
