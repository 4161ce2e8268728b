import type { EventLog } from '../events/event-log.ts';
import type { CheckoutEvent, ShopEvent } from '../events/shop-events.ts';

type Step = 'checkout:impression' | 'checkout:shipping' | 'checkout:payment';

/** Records how far a shopper comes in a checkout: each step once, and a choice anew where it became another. */
export interface CheckoutSteps {
  begin(cart: CheckoutEvent['cart']): void;
  /** `name` is the way of sending as the shopper reads it. */
  chooseShipping(cart: CheckoutEvent['cart'], name: string): void;
  /** `name` is the way of paying as the shopper reads it. */
  choosePayment(cart: CheckoutEvent['cart'], name: string): void;
}

/** What was recorded already is found in the log, so that a page that comes again does not begin again. */
export function createCheckoutSteps(log: Pick<EventLog, 'events' | 'record'>): CheckoutSteps {
  const known = (type: Step, cartId: string) => {
    const isOfCart = (event: ShopEvent) => event.type === type && event.data.cart.id === cartId;
    const event = log.events.findLast((one) => one.type === 'checkout:purchase' || isOfCart(one));
    return event?.type === type ? event.data : null;
  };
  const choose = (type: 'checkout:shipping' | 'checkout:payment', cart: CheckoutEvent['cart'], name: string) => {
    const before = known(type, cart.id);
    if (before === null || !('name' in before) || before.name !== name) log.record(type, { cart, name });
  };
  return {
    begin(cart) {
      if (cart.lines.length > 0 && known('checkout:impression', cart.id) === null)
        log.record('checkout:impression', { cart });
    },
    chooseShipping: (cart, name) => choose('checkout:shipping', cart, name),
    choosePayment: (cart, name) => choose('checkout:payment', cart, name),
  };
}
