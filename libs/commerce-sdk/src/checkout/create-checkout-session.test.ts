import { describe, expect, it, vi } from 'vitest';
import type { Checkout, CheckoutDetails, CheckoutResult } from '../domain/checkout/checkout.ts';
import { createCheckoutSession } from './create-checkout-session.ts';

const checkout = (email: string) => ({ email }) as Checkout; // the session looks at nothing of it

/** An API that answers when it is told to. */
function slowApi() {
  const calls: { details: CheckoutDetails; answer(result: CheckoutResult): void; fail(error: unknown): void }[] = [];
  const update = (details: CheckoutDetails) =>
    new Promise<CheckoutResult>((answer, fail) => void calls.push({ details, answer, fail }));
  return { calls, update };
}

describe('a checkout session', () => {
  it('sends one change at a time, and together what comes meanwhile, the last word of each field', async () => {
    const { calls, update } = slowApi();
    const session = createCheckoutSession({ update });
    const settled = session.change({ billingAddress: { zip: '11122' } });
    void session.change({ shippingId: 1, billingAddress: { zip: '41101' } });
    void session.change({ shippingId: 2, billingAddress: { city: 'Göteborg' } });
    expect(calls.map(({ details }) => details)).toEqual([{ billingAddress: { zip: '11122' } }]);
    calls[0]?.answer({ kind: 'open', checkout: checkout('first') });
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.details).toEqual({ shippingId: 2, billingAddress: { zip: '41101', city: 'Göteborg' } });
    expect(session.state).toMatchObject({ status: 'changing', checkout: { email: 'first' } });
    calls[1]?.answer({ kind: 'open', checkout: checkout('second') });
    expect(await settled).toMatchObject({ status: 'ready', checkout: { email: 'second' } });
  });

  it('keeps what was not answered, and sends it with the next change', async () => {
    const { calls, update } = slowApi();
    const session = createCheckoutSession({ update, checkout: checkout('known') });
    const settled = session.change({ paymentId: 2, shippingId: 1 });
    calls[0]?.fail(new TypeError('offline'));
    expect(await settled).toMatchObject({ status: 'failed', checkout: { email: 'known' } });
    const again = session.change({ shippingId: 3 });
    expect(calls[1]?.details).toEqual({ paymentId: 2, shippingId: 3 });
    calls[1]?.answer({ kind: 'open', checkout: checkout('later') });
    expect(await again).toMatchObject({ status: 'ready', error: null });
  });

  it('is closed once the cart is bought, such as in another tab', async () => {
    const session = createCheckoutSession({ update: async () => ({ kind: 'already-ordered' }) });
    expect(await session.retry()).toMatchObject({ status: 'closed' });
  });

  it('tells nobody anything when it is over', async () => {
    const { calls, update } = slowApi();
    const session = createCheckoutSession({ update });
    const listener = vi.fn();
    const settled = session.change({ paymentId: 2 });
    session.subscribe(listener);
    session.dispose();
    calls[0]?.answer({ kind: 'open', checkout: checkout('late') });
    await settled;
    expect(listener).not.toHaveBeenCalled();
  });
});
