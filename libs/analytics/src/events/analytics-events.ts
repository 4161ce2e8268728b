import type { Buyer } from '../user/buyer.ts';
import type { CheckoutBegun, PaymentChosen, ShippingChosen } from './checkout-begun.ts';
import type { OriginalLocation, PageData } from './page-data.ts';
import type { Promotion } from './promotion.ts';
import type { Purchase } from './purchase.ts';
import type { SelectItem } from './select-item.ts';
import type { ValuedItem } from './valued-items.ts';
import type { ViewItemList } from './view-item-list.ts';
import type { VirtualPageView } from './virtual-page-view.ts';
import type { WebVital } from './web-vital.ts';

/** Events about goods and money: a tag manager gets what they carry as `ecommerce`. */
export interface CommerceEvents {
  /** Products of a list came into view. */
  view_item_list: ViewItemList;
  /** A product was picked from a list. */
  select_item: SelectItem;
  /** A product page was opened. */
  view_item: ValuedItem;
  /** Units were put in the cart. */
  add_to_cart: ValuedItem;
  /** Units were taken out of the cart. */
  remove_from_cart: ValuedItem;
  /** A product was marked as a favourite. */
  add_to_wishlist: ValuedItem;
  /** The cart was looked at. */
  view_cart: CheckoutBegun;
  begin_checkout: CheckoutBegun;
  add_shipping_info: ShippingChosen;
  add_payment_info: PaymentChosen;
  purchase: Purchase;
  view_promotion: Promotion;
  select_promotion: Promotion;
}

/** Events about what a visitor does otherwise. */
export interface VisitEvents {
  page_data: PageData;
  virtual_page_view: VirtualPageView;
  original_location: OriginalLocation;
  web_vitals: WebVital;
  search: { search_term: string };
  login: { method: 'password' | 'passkey' };
  sign_up: { method: 'password' };
}

/** Every event that is sent, and exactly what each carries. */
export type AnalyticsEvents = CommerceEvents & VisitEvents;

/** The name of an event. */
export type AnalyticsEventName = keyof AnalyticsEvents;

/** One event as a sink gets it. */
export type AnalyticsEvent = {
  [Name in AnalyticsEventName]: {
    name: Name;
    data: AnalyticsEvents[Name];
    /** Milliseconds since 1970. */
    at: number;
    /** Who bought, of a purchase: for sinks that the visitor agreed to for marketing, and for no other. */
    buyer?: Buyer;
  };
}[AnalyticsEventName];

export type { ValuedItem };
