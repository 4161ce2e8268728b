import type { CustomerType } from '@torg/commerce-sdk/domain';
import type { CartFunds } from '../balance/cart-funds.ts';
import type { CatalogueView } from '../catalogue/catalogue-view.ts';
import type { Pricing } from '../pricing/create-pricing.ts';
import type { PromotionReader } from '../promotion/promotion.repository.ts';
import type { VisitorLimits } from '../rate-limit/visitor-limits.ts';
import type { CartRecord } from './cart-record.ts';
import type { CartRepository } from './cart.repository.ts';
import type { ChosenFees } from './chosen-fees.ts';

/** Whom a cart belongs to, as far as prices ask. */
export interface CartCustomer {
  customerType: CustomerType;
  isSignedIn: boolean;
}

/** What it takes to work with carts in one shop at one moment. */
export interface CartView extends CatalogueView {
  carts: CartRepository;
  pricing: Pricing;
  promotions: PromotionReader;
  funds: CartFunds;
  customer(): Promise<CartCustomer>;
  /** What goods are shown with, alone or in a cart; unlike what they are counted with, it may be a second old. */
  shownGoods(): Promise<Omit<CatalogueView, 'shop' | 'channels'>>;
  /** What was chosen for a cart in its checkout; a fee that the channel set itself counts only where it is allowed. */
  chosenFees(cart: CartRecord, allowExternalFee: boolean): Promise<ChosenFees>;
  /** The units that are held for a cart's own unpaid order, by sku id: they stand in nobody's way but others'. */
  ownHolds(cartId: string): Promise<ReadonlyMap<number, number>>;
  /** What the visitor may do so often. */
  visitorLimits: VisitorLimits;
  now: number;
  newId(): string;
}
