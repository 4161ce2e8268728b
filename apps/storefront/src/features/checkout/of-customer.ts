import type { CustomerType } from '@torg/commerce-sdk/domain';
import type { TypedCheckout } from '@torg/stores/checkout';

/**
 * What was kept of a checkout, for whom the shopper buys as by now. That is one choice over the whole shop, made last on whichever
 * page: a checkout that is left half filled in does not bring the one before back, nor its number.
 */
export function ofCustomer(kept: TypedCheckout, customerType: CustomerType): TypedCheckout {
  if (kept.customerType === undefined || kept.customerType === customerType) return kept;
  const { identityNumber: _, ...others } = kept;
  return { ...others, customerType };
}
