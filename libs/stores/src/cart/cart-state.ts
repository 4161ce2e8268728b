import type { CommerceError } from '@torg/commerce-sdk';
import type { Cart } from '@torg/commerce-sdk/domain';

/** What is known of the cart. A cart that was there once stays, whatever happens to a later fetch. */
export type CartState =
  | { status: 'idle' }
  | { status: 'loading'; cart: Cart | null }
  /** Null is a shopper who has no cart yet; the first addition makes one. */
  | { status: 'ready'; cart: Cart | null }
  | { status: 'failed'; cart: Cart | null; error: CommerceError };
