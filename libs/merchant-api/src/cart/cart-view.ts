import type { CatalogueView } from '../catalogue/catalogue-view.ts';
import type { Pricing } from '../pricing/create-pricing.ts';
import type { CartRepository } from './cart.repository.ts';

/** What it takes to work with carts in one shop at one moment. */
export interface CartView extends CatalogueView {
  carts: CartRepository;
  pricing: Pricing;
  now: number;
  newId(): string;
}
