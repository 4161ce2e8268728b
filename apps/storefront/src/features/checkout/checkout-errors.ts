import type { CustomerType } from '@torg/commerce-sdk/domain';
import type { MessageKey, Translate } from '@torg/i18n';
import type { FieldError } from '@torg/ui';
import { stepNames, type StepName } from '../../navigation/checkout-step-names.ts';
import { checkoutFields, type CheckoutFieldName } from './checkout-fields.ts';

/** The labels of fields by the last part of their names. What is wrong with the others is only said in words that name them. */
const labels = {
  email: 'checkout.email',
  company: 'checkout.company',
  goodsLabel: 'checkout.reference',
  customerOrderNumber: 'checkout.orderNumber',
  eInvoice: 'checkout.eInvoice',
  zip: 'checkout.zip',
  city: 'checkout.city',
  firstName: 'checkout.firstName',
  lastName: 'checkout.lastName',
  addressLine1: 'checkout.addressLine1',
  addressLine2: 'checkout.addressLine2',
  careOf: 'checkout.careOf',
  entryCode: 'checkout.entryCode',
  mobile: 'checkout.mobile',
  shippingId: 'checkout.delivery.label',
  pickupPoint: 'checkout.pickup.label',
  paymentId: 'checkout.payment.label',
  message: 'checkout.message',
} as const satisfies Record<string, MessageKey>;

type Label = (typeof labels)[keyof typeof labels] | 'checkout.organisationId' | 'checkout.personalId';

/** What is wrong with a form, in the order in which its fields stand on the page. */
export function checkoutErrors(
  errorOf: (name: CheckoutFieldName) => string | undefined,
  { customerType, t }: { customerType: CustomerType; t: Translate },
): (FieldError & { step: StepName })[] {
  const names = Object.keys(checkoutFields) as CheckoutFieldName[]; // `keys` forgets the literal names
  const placeOf = ({ step }: { step: StepName }) => stepNames.indexOf(step);
  return names
    .flatMap((name) => {
      const message = errorOf(name);
      if (message === undefined) return [];
      const label = labelOf(name, customerType);
      const step = stepOf(name, customerType);
      return [{ fieldId: name, step, message: label ? `${t(label)}: ${message}` : message }];
    })
    .sort((one, other) => placeOf(one) - placeOf(other));
}

function labelOf(name: CheckoutFieldName, customerType: CustomerType): Label | null {
  if (name === 'identityNumber')
    return customerType === 'ORGANIZATION' ? 'checkout.organisationId' : 'checkout.personalId';
  const part = name.slice(name.indexOf('.') + 1);
  return isLabelled(part) ? labels[part] : null;
}

function isLabelled(part: string): part is keyof typeof labels {
  return part in labels;
}

/** The step that a field stands in. An organization says who it is at once, a person where a bill is sent. */
function stepOf(name: CheckoutFieldName, customerType: CustomerType): StepName {
  if (name === 'billingAddress.company') return 'contact';
  if (name.includes('.')) return 'address';
  switch (name) {
    case 'identityNumber':
      return customerType === 'ORGANIZATION' ? 'contact' : 'payment';
    case 'otherAddress':
      return 'address';
    case 'shippingId':
    case 'pickupPoint':
      return 'delivery';
    case 'paymentId':
      return 'payment';
    case 'message':
    case 'newsletter':
    case 'terms':
      return 'finish';
    default:
      return 'contact';
  }
}
