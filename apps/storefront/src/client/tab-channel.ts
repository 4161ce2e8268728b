import type { CountedCart } from '@torg/commerce-sdk';
import type { CustomerType } from '@torg/commerce-sdk/domain';
import type { SessionUser } from '@torg/stores';
import type { tabChannelName } from '../config/stored.ts';

/** What the tabs of one visitor tell each other. */
export type TabMessage =
  | { type: 'cart'; data: CountedCart }
  /** Who is signed in now; null is nobody. */
  | { type: 'auth'; data: SessionUser | null }
  /** For whom the visitor buys now. */
  | { type: 'customer-type'; data: CustomerType }
  /** What is agreed to has changed: its cookie says how. */
  | { type: 'consent'; data: null }
  /** The alias of the market that a tab shows from now on. */
  | { type: 'market'; data: string }
  /** The aliases of the market that counts the cart from now on, and of that in which it was chosen. */
  | { type: 'checkout-market'; data: { market: string; checkoutMarket: string } };

export interface TabChannel {
  post(message: TabMessage): void;
  listen(hear: (message: TabMessage) => void): void;
}

/** Joins the other tabs of the shop. A browser without such a channel leaves each tab on its own. */
export function openTabChannel(name: typeof tabChannelName): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => {} };
  const channel = new BroadcastChannel(name);
  return {
    // A store's data is observable; a message must be plain.
    post: (message) => channel.postMessage(JSON.parse(JSON.stringify(message))),
    listen: (hear) => channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => hear(data)),
  };
}
