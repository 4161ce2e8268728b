import type { Checkout, CheckoutDetails, CheckoutResult } from '../domain/checkout/checkout.ts';
import type { CommerceError } from '../errors/commerce-error.ts';

/** What a session knows of a checkout. What the shopper wants and the API has not said yet is `changing`. */
export interface CheckoutSessionState {
  /** `closed` where the cart was bought meanwhile, and `failed` where nobody answered: what was to be sent waits. */
  status: 'ready' | 'changing' | 'failed' | 'closed';
  /** As the API told it last; null where it has not yet. */
  checkout: Checkout | null;
  /** Why it failed; null otherwise. */
  error: CommerceError | null;
}

/** What a session is made with. */
export interface CheckoutSessionOptions {
  /** Sends what changed and gives the checkout as it is then: `createOrUpdateCheckout` for the cart in hand. */
  update(details: CheckoutDetails): Promise<CheckoutResult>;
  /** The checkout that is known already, such as from the server that rendered the page. */
  checkout?: Checkout | null;
  report?(error: unknown): void;
}

/**
 * The checkout of one cart. Changes are sent one after the other; what comes while one is on its way is sent together
 * afterwards, the last word of each field. What was not answered is sent again with the next change, or by `retry`.
 */
export interface CheckoutSession {
  readonly state: CheckoutSessionState;
  /** Sends what changed, and resolves when all that waits was answered or failed. Throws nothing. */
  change(details: CheckoutDetails): Promise<CheckoutSessionState>;
  /** Reads the checkout anew, with what waits: after the cart changed, or after a failure. */
  retry(): Promise<CheckoutSessionState>;
  /** Calls the listener with every later state. The answer ends that. */
  subscribe(listener: (state: CheckoutSessionState) => void): () => void;
  /** Ends it: nothing is sent or told any more. */
  dispose(): void;
}
