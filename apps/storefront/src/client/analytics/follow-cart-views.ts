import { reaction } from 'mobx';
import type { Stores } from '@torg/stores';

/** Records that the cart is looked at: when its panel opens or its page comes, once what is in it is known. */
export function followCartViews({ ui, cart, events }: Pick<Stores, 'ui' | 'cart' | 'events'>): () => void {
  const route = () => events.events.findLast(({ type }) => type === 'page:impression');
  let isOnPage = isCart(route());
  const tell = () => {
    if ((ui.cartPanelOpen || isOnPage) && cart.cart && cart.cart.lines.length > 0)
      events.record('cart:impression', { cart: cart.cart });
  };
  const stopPanel = reaction(() => ui.cartPanelOpen && cart.cart !== null, tell, { fireImmediately: true });
  const stopPages = events.subscribe((event) => {
    if (event.type !== 'page:impression') return;
    isOnPage = isCart(event);
    if (isOnPage) tell();
  });
  return () => {
    stopPanel();
    stopPages();
  };
}

function isCart(event: Stores['events']['events'][number] | undefined): boolean {
  return event?.type === 'page:impression' && event.data.route === 'cart';
}
