import type { CheckoutDetails } from '../domain/checkout/checkout.ts';
import { toCommerceError } from '../errors/to-commerce-error.ts';
import { observedState } from '../state/observed-state.ts';
import type { CheckoutSession, CheckoutSessionOptions, CheckoutSessionState } from './checkout-session.ts';
import { mergeDetails } from './merge-details.ts';

/**
 * Makes a session. Nothing is sent before the first change.
 *
 * @example
 * const session = createCheckoutSession({
 *   update: (details) => createOrUpdateCheckout(client, { cartId, details }),
 * });
 * await session.change({ billingAddress: { zip: '111 22' } });
 */
export function createCheckoutSession({
  update,
  checkout = null,
  report = () => {},
}: CheckoutSessionOptions): CheckoutSession {
  const state = observedState<CheckoutSessionState>({ status: 'ready', checkout, error: null }, report);
  let waiting: CheckoutDetails | null = null;
  let underWay: Promise<CheckoutSessionState> | null = null;
  let isOver = false;

  const know = (known: Partial<CheckoutSessionState>) => state.enter({ ...state.current, error: null, ...known });

  async function sendAll(): Promise<CheckoutSessionState> {
    while (waiting !== null && !isOver) {
      const sent = waiting;
      waiting = null;
      know({ status: 'changing' });
      try {
        const result = await update(sent);
        if (result.kind === 'already-ordered') know({ status: 'closed' });
        // A fee that nobody asks is the carrier's form's to choose anew; all else was left as it was.
        else if (result.kind === 'open') know({ checkout: result.checkout });
      } catch (error) {
        // What came meanwhile is newer.
        waiting = mergeDetails(sent, waiting ?? {});
        know({ status: 'failed', error: toCommerceError(error) });
        break;
      }
    }
    if (state.current.status === 'changing') know({ status: 'ready' });
    underWay = null;
    return state.current;
  }

  function change(details: CheckoutDetails): Promise<CheckoutSessionState> {
    waiting = mergeDetails(waiting ?? {}, details);
    underWay ??= sendAll();
    return underWay;
  }

  return {
    get state() {
      return state.current;
    },
    change,
    retry: () => change({}),
    subscribe: (listener) => state.subscribe(listener),
    dispose() {
      isOver = true;
      state.close();
    },
  };
}
