import type { CheckoutStore } from '@torg/stores/checkout';
import type { FieldRefusal } from '../../page/form/field.ts';
import type { CheckoutFieldName } from './checkout-fields.ts';
import { deliveryZipField } from './delivery-zip.ts';

type ByField<Value> = Readonly<Partial<Record<CheckoutFieldName, Value>>>;

/** What is known of the fields. */
interface Known {
  /** Why the form that was sent last was not taken. */
  sent: ByField<FieldRefusal>;
  /** What the API answered of one field. */
  answered: { name: CheckoutFieldName; refusal: FieldRefusal } | null;
  /** What was found since, as it was filled in; null is what was put right. */
  since: ByField<FieldRefusal | null>;
  /** What the page shows. */
  shown: {
    store: Pick<CheckoutStore, 'typed' | 'state' | 'shipping' | 'payment' | 'shippingOptions' | 'paymentOptions'>;
    /** Whether the postal code that ways of delivery hang on is whole. */
    hasZip: boolean;
    isSent: boolean;
  };
}

/** Why a field is not taken, as the page stands now; null where nothing is wrong. */
export function refusalOf(name: CheckoutFieldName, { sent, answered, since, shown }: Known): FieldRefusal | null {
  const { store, hasZip, isSent } = shown;
  const isDeliveryZip = name === deliveryZipField(store.typed);
  const isUndelivered = hasZip && store.state.status === 'ready' && store.shippingOptions.length === 0;
  if (isDeliveryZip && isSent && isUndelivered) return 'noShipping';
  const now = since[name];
  if (now !== undefined) return now;
  const refusal = sent[name] ?? null;
  if (refusal !== null && isSettled(name, store)) return null;
  return refusal ?? (answered?.name === name ? answered.refusal : null);
}

/** A choice that was missing is made by the page where it comes with one; where there is nothing to choose, it is not at fault. */
function isSettled(name: CheckoutFieldName, store: Known['shown']['store']): boolean {
  const isNothingOffered = (options: readonly object[]) => options.length === 0 && store.state.status !== 'failed';
  if (name === 'shippingId') return store.shipping !== null || isNothingOffered(store.shippingOptions);
  return name === 'paymentId' && (store.payment !== null || isNothingOffered(store.paymentOptions));
}
