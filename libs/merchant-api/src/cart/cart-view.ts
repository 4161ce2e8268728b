import type { CustomerType } from '../account/account.tables.ts';
import type { CatalogueView } from '../catalogue/catalogue-view.ts';
import type { Pricing } from '../pricing/create-pricing.ts';
import type { PromotionReader } from '../promotion/promotion.repository.ts';
import type { CartRepository } from './cart.repository.ts';

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
  customer(): Promise<CartCustomer>;
  now: number;
  newId(): string;
}
