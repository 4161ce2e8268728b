import { customerTypeFrom, type CheckoutDetails } from '@torg/commerce-sdk/domain';

/** What is filled in of a checkout, by the names of its fields: the paths of `CheckoutDetails`, and `otherAddress` where it is ticked. */
export type TypedCheckout = Readonly<Partial<Record<string, string>>>;

/**
 * What of a form has to be sent since it was sent last, because choices or sums hang on it; null where nothing has. A postal
 * code is sent once it is whole, an address to deliver to is taken back by an empty one.
 */
export function checkoutChanges(
  sent: TypedCheckout,
  typed: TypedCheckout,
  isPostalCode: (text: string) => boolean,
): CheckoutDetails | null {
  const hasChanged = (name: string) => typed[name] !== sent[name];
  const isNew = (name: string) => typed[name] !== undefined && hasChanged(name);
  const changes: CheckoutDetails = {};
  const zip = typed['billingAddress.zip'] ?? '';
  if (isNew('billingAddress.zip') && isPostalCode(zip)) changes.billingAddress = { zip };
  const deliveredTo = typed.otherAddress === undefined ? '' : (typed['shippingAddress.zip'] ?? '');
  const hasMoved = hasChanged('shippingAddress.zip') || hasChanged('otherAddress');
  if (hasMoved && (deliveredTo === '' || isPostalCode(deliveredTo))) changes.shippingAddress = { zip: deliveredTo };
  if (isNew('shippingId') && typed.shippingId !== '') changes.shippingId = Number(typed.shippingId);
  if (isNew('externalShippingId')) changes.externalShippingId = typed.externalShippingId ?? '';
  if (isNew('paymentId')) changes.paymentId = Number(typed.paymentId);
  if (isNew('customerType')) changes.customerType = customerTypeFrom(typed.customerType);
  return Object.keys(changes).length > 0 ? changes : null;
}
