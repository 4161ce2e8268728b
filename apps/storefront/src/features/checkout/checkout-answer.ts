import type { OrderOutcome } from '@torg/commerce-sdk';
import type { TypedCheckout } from '@torg/stores/checkout';
import type { Outage } from '../../page/form/define-form.ts';
import type { FieldRefusal } from '../../page/form/field.ts';
import { checkoutFields, type CheckoutFieldName } from './checkout-fields.ts';
import type { SentForApproval } from './send-for-approval.ts';
import type { ConfirmedPurchase } from '../../navigation/confirm-address.ts';

type Purchase = Omit<ConfirmedPurchase, 'paymentUid'>;

/** What became of a checkout that was sent. */
export type CheckoutAnswer =
  /** `filled` is what was left out and went without saying, and the address that was chosen, by the names of the fields. */
  | { kind: 'updated'; filled: TypedCheckout }
  /** It is ordered; `payAt` is the provider's page where it is paid yet. */
  | { kind: 'ordered'; payAt: string | null; purchase: Purchase }
  | { kind: 'already-ordered'; purchase: Purchase }
  /** It is paid in the provider's form, which orders it as its button is pressed. */
  | { kind: 'pay-in-form' }
  /** It waits until another of the buyer's organization approves it. */
  | { kind: 'sent-for-approval'; approvalId: string }
  | Exclude<SentForApproval, { kind: 'sent' | 'already-ordered' }>
  /** It costs something else than the shopper was shown; the page shows the new sum. */
  | { kind: 'total-changed' }
  | Exclude<OrderOutcome, { kind: 'placed' | 'found' | 'already-ordered' }>;

/** The field that an answer is about, and why it is not taken; null where it is about none. Where nothing is delivered, the page sees itself. */
export function fieldOfAnswer(
  answer: CheckoutAnswer | Outage,
): { name: CheckoutFieldName; refusal: FieldRefusal } | null {
  switch (answer.kind) {
    case 'invalid-identity-number':
      return { name: 'identityNumber', refusal: 'personalId' };
    case 'terms-not-accepted':
      return { name: 'terms', refusal: 'terms' };
    case 'shipping-not-chosen':
    case 'shipping-fee-not-offered':
      return { name: 'shippingId', refusal: 'choice' };
    case 'payment-not-chosen':
      return { name: 'paymentId', refusal: 'choice' };
    case 'field-missing':
      return fieldRefused(answer.field, 'required');
    case 'field-invalid':
      return fieldRefused(answer.field, answer.field.endsWith('.zip') ? 'postalCode' : 'invalid');
    default:
      return null;
  }
}

/** The API names fields by the same paths. One that the page does not have is none that a shopper can put right. */
function fieldRefused(field: string, refusal: FieldRefusal) {
  return isFieldName(field) ? { name: field, refusal } : null;
}

function isFieldName(name: string): name is CheckoutFieldName {
  return name in checkoutFields;
}
