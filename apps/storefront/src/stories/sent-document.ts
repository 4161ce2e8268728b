import type { RelatedProduct } from '@torg/commerce-sdk/domain';
import type { TypedCheckout } from '@torg/stores/checkout';
import type { ShopState } from '../client/shop-state.ts';

/** A page as the shop's server sent it. */
export interface SentDocument {
  /** Its address within the site. */
  path: string;
  /** When it was sent, in milliseconds since 1970. */
  sentAt: number;
  /** What its data script carries. */
  state: ShopState;
  /** What of the page came beside the markup of a deferred part: what goes with the goods of a cart. Absent where there is none. */
  goesWith?: readonly RelatedProduct[];
  /** What the browser kept of what was typed into the checkout before; absent where nothing was. */
  kept?: TypedCheckout;
}
