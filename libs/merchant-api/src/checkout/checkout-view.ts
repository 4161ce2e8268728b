import type { CustomerType } from '@torg/commerce-sdk/domain';
import type { CartView } from '../cart/cart-view.ts';
import type { Carrier } from './carrier.ts';
import type { CheckoutOptions } from './checkout-options.ts';
import type { CheckoutRepository } from './checkout.repository.ts';
import type { PaymentForms } from './payment-forms.ts';

/** What it takes to work with checkouts in one shop at one moment. */
export interface CheckoutView extends CartView {
  checkouts: CheckoutRepository;
  options: CheckoutOptions;
  carrier: Carrier;
  payments: PaymentForms;
  /**
   * The most (minor units inc VAT) that is billed to this visitor, who buys as such a customer; null where there is no
   * such ceiling.
   */
  mostBilled(customerType: CustomerType): Promise<number | null>;
}
