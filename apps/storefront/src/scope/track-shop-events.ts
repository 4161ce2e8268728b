import { itemsValue, toCartLineItem, toCheckout, toProductItem, toPurchase, type AnalyticsItem } from '@torg/analytics';
import type { ShopEvent } from '@torg/stores';
import type { AppScope } from './app-scope.ts';

/**
 * Turns what the stores record into analytics events: what they have recorded so far, and from now on. This is the only
 * way from one to the other.
 */
export function trackShopEvents({ stores, analytics }: Pick<AppScope, 'stores' | 'analytics'>): () => void {
  const valued = (currency: string, item: AnalyticsItem) => ({
    currency,
    value: itemsValue([item]),
    items: [item] as const,
  });
  const track = (event: ShopEvent) => {
    const { vatView } = stores.customer;
    switch (event.type) {
      case 'cart:add':
      case 'cart:remove': {
        const { line, item } = event.data;
        const sent = toCartLineItem(line, { vatView, quantity: item.quantity });
        const name = event.type === 'cart:add' ? 'add_to_cart' : 'remove_from_cart';
        return analytics.track(name, valued(line.unitPrice.currency, sent));
      }
      case 'product-detail:impression': {
        const { product } = event.data;
        return analytics.track('view_item', valued(product.price?.currency ?? '', toProductItem(product, { vatView })));
      }
      case 'checkout:impression':
        return analytics.track('begin_checkout', toCheckout(event.data.cart, { vatView }));
      case 'checkout:shipping': {
        const { cart, name } = event.data;
        return analytics.track('add_shipping_info', { ...toCheckout(cart, { vatView }), shipping_tier: name });
      }
      case 'checkout:payment': {
        const { cart, name } = event.data;
        return analytics.track('add_payment_info', { ...toCheckout(cart, { vatView }), payment_type: name });
      }
      case 'checkout:purchase': {
        const { order, ...made } = event.data;
        return analytics.track('purchase', toPurchase(order, made));
      }
      case 'page:impression':
        return analytics.track('virtual_page_view', { path: event.data.path, title: event.data.title });
      default:
        return;
    }
  };
  stores.events.events.forEach(track);
  return stores.events.subscribe(track);
}
