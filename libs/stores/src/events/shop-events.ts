import type { Cart, CartLine, CustomerType, ListedProduct, PlacedOrder } from '@torg/commerce-sdk/domain';

/** A change of what the cart holds: how many units came or went, and the line they belong to. */
export interface CartEvent {
  /** `quantity` counts the units that came or went and is never negative. */
  item: { skuId: number; quantity: number };
  line: CartLine;
}

/** A product seen or picked in a list. */
export interface ProductListEvent {
  product: ListedProduct;
  /** Which list it was, such as a category's alias. */
  list: string;
  /** Place in the whole list, from 0. */
  index: number;
  page: number;
  pageSize: number;
}

/** A cart on its way to an order. */
export interface CheckoutEvent {
  cart: Pick<Cart, 'id' | 'lines' | 'promoCode' | 'summary'>;
}

/** An order that was placed, without who placed it. */
export interface PurchaseMade {
  order: Omit<PlacedOrder, 'billingAddress' | 'shippingAddress'>;
  /** How many purchases the customer has made, this one counted. */
  nthPurchase: number;
  /** Where it was bought. */
  country: string;
}

/** Something that leads elsewhere was clicked. */
export interface ClickEvent {
  label: string;
  /** Where it leads, as a path. */
  target: string;
}

type Nothing = Readonly<Record<string, never>>;

/** Every event the shop records, and what each carries. Nothing here names a person. */
export interface ShopEvents {
  /** The tab goes from one address to another; the page at the new one is on its screen. */
  'route:change': { from: string; to: string };
  'page:impression': { route: string; path: string; title: string };
  'product:impression': ProductListEvent;
  'product:click': ProductListEvent;
  'product-detail:impression': { product: ListedProduct };
  'cart:add': CartEvent;
  'cart:remove': CartEvent;
  'favorite:add': { productId: number };
  'favorite:remove': { productId: number };
  'checkout:impression': CheckoutEvent;
  /** A way of sending was chosen, by the name that the shopper reads. */
  'checkout:shipping': CheckoutEvent & { name: string };
  /** A way of paying was chosen, by the name that the shopper reads. */
  'checkout:payment': CheckoutEvent & { name: string };
  'checkout:update': { cartId: string };
  'checkout:purchase': PurchaseMade;
  'user:login': Nothing;
  'user:logout': Nothing;
  'user:register': Nothing;
  'user:password-reset': Nothing;
  'user:delete': Nothing;
  'newsletter:subscribe': Nothing;
  'widget:click': ClickEvent;
  'menu:click': ClickEvent;
  'search:click': ClickEvent;
  'customer-type:change': { customerType: CustomerType };
  'error:api': { code: string };
  'error:404': { path: string };
  'error:500': { path: string };
}

/** The name of an event. */
export type ShopEventType = keyof ShopEvents;

/** One event as it is kept. */
export type ShopEvent = {
  [Type in ShopEventType]: {
    type: Type;
    data: ShopEvents[Type];
    /** Milliseconds since 1970. */
    timestamp: number;
  };
}[ShopEventType];
