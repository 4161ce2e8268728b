import type { AddToCart } from './add-to-cart.ts';
import type { CheckoutBegun, PaymentChosen, ShippingChosen } from './checkout-begun.ts';
import type { Purchase } from './purchase.ts';
import type { RemoveFromCart } from './remove-from-cart.ts';
import type { SelectItem } from './select-item.ts';
import type { ViewItem } from './view-item.ts';
import type { ViewItemList } from './view-item-list.ts';
import type { VirtualPageView } from './virtual-page-view.ts';

/** Every event that is sent, and exactly what each carries. */
export interface AnalyticsEvents {
  view_item_list: ViewItemList;
  select_item: SelectItem;
  view_item: ViewItem;
  add_to_cart: AddToCart;
  remove_from_cart: RemoveFromCart;
  begin_checkout: CheckoutBegun;
  add_shipping_info: ShippingChosen;
  add_payment_info: PaymentChosen;
  purchase: Purchase;
  virtual_page_view: VirtualPageView;
}

/** The name of an event. */
export type AnalyticsEventName = keyof AnalyticsEvents;

/** One event as a sink gets it. */
export type AnalyticsEvent = {
  [Name in AnalyticsEventName]: {
    name: Name;
    data: AnalyticsEvents[Name];
    /** Milliseconds since 1970. */
    at: number;
  };
}[AnalyticsEventName];
