import { reaction } from 'mobx';
import type { Stores } from '@torg/stores';

/**
 * Records that the cart is looked at: when its panel opens or its page comes, once what is in it is known. What its panel
 * shows beside it is another list each time, so `flush` tells of what was seen before.
 */
export function followCartViews({ ui, cart, events }: Pick<Stores, 'ui' | 'cart' | 'events'>, flush: () => void): void {
  const isOnPage = () => isCart(events.events.findLast(({ type }) => type === 'page:impression'));
  const tell = () => {
    if ((ui.cartPanelOpen || isOnPage()) && cart.cart?.lines.length)
      events.record('cart:impression', { cart: cart.cart });
  };
  reaction(() => ui.cartPanelOpen, flush);
  reaction(() => ui.cartPanelOpen && cart.cart !== null, tell, { fireImmediately: true });
  events.subscribe((event) => {
    if (isCart(event)) tell();
  });
}

function isCart(event: Stores['events']['events'][number] | undefined): boolean {
  return event?.type === 'page:impression' && event.data.route === 'cart';
}
