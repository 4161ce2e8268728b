import type { DehydratedState } from '@tanstack/react-query';
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
  /** What its parts ask for when they are drawn, and its data script leaves out. Absent where there is nothing. */
  late?: DehydratedState;
  /** What the browser kept of what was typed into the checkout before; absent where nothing was. */
  kept?: TypedCheckout;
}
