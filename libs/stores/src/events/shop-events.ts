import type { Cart, CartLine, CustomerType, PlacedOrder, Product } from '@torg/commerce-sdk/domain';
import type { ConsentChoice } from '../consent/consent-record.ts';

/** A change of what the cart holds: how many units came or went, and the line they belong to. */
export interface CartEvent {
  /** `quantity` counts the units that came or went and is never negative. */
  item: { skuId: number; quantity: number };
  line: CartLine;
}

/** A product on a card of a list, as the card tells it. Amounts in minor units, from the side of VAT that it shows. */
export interface ListedCard {
  /** Null where the card does not tell it. */
  productId: number | null;
  name: string;
  /** Empty where the card does not tell it, as are the next two. */
  brand: string;
  category: string;
  /** What it is among its variants, such as a colour. */
  variant: string;
  /** Null where the product has no price. */
  price: { currency: string; selling: number; reduction: number } | null;
  /** By which the search provider that found it counts a click; absent where none did. */
  trackingCode?: string;
}

/** A product seen or picked in a list. */
export interface ProductListEvent {
  card: ListedCard;
  /** Which list it was: the path of its page, or the name of its place on a page. */
  list: string;
  /** The list's heading. */
  listName: string;
  /** Place in the whole list, from 0. */
  index: number;
}

/** A picture that leads somewhere was seen, or followed. */
export interface PromotionEvent {
  /** Where it leads, as a path. */
  target: string;
  /** What it says. */
  name: string;
}

/** A cart on its way to an order. */
export interface CheckoutEvent {
  cart: Pick<Cart, 'id' | 'lines' | 'promoCode' | 'summary'>;
}

/** Who bought. It leaves the browser hashed, or as it is, with consent to marketing alone. */
export interface PurchaseBuyer {
  email: string;
  firstName: string;
  lastName: string;
  zip: string;
}

/** An order that was placed. */
export interface PurchaseMade {
  order: Omit<PlacedOrder, 'billingAddress' | 'shippingAddress'>;
  /** Null where nobody tells. */
  buyer: PurchaseBuyer | null;
  /** What each sku is among its variants, such as its colour. */
  variants: Readonly<Record<string, string>>;
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

/** How quick a page was in one respect, of which the browser may know better later: the last value under an id counts. */
export interface VitalEvent {
  /** The name of the page. */
  page: string;
  /** Such as LCP. */
  metric: string;
  /** Milliseconds; a score for CLS. */
  value: number;
  /** Of this metric of this document. */
  id: string;
}

/** A page was opened. */
export interface PageEvent {
  route: string;
  /** Without its query, which may hold what is nobody's business. */
  path: string;
  title: string;
  /** Whether it was open in this tab before, and the visitor came back to it or loaded it anew. */
  isReturn?: boolean;
}

type Nothing = Readonly<Record<string, never>>;

/** Every event the shop records, and what each carries. Nothing here names a person, but the buyer of a purchase. */
export interface ShopEvents {
  /** The tab goes from one address to another; the page at the new one is on its screen. */
  'route:change': { from: string; to: string };
  'page:impression': PageEvent;
  'page:vital': VitalEvent;
  'product:impression': ProductListEvent;
  'product:click': ProductListEvent;
  'product-detail:impression': { product: Product };
  'promotion:impression': PromotionEvent;
  'promotion:click': PromotionEvent;
  'cart:impression': CheckoutEvent;
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
  'user:login': { method: 'password' | 'passkey' };
  'user:logout': Nothing;
  'user:register': Nothing;
  'user:password-reset': Nothing;
  'user:delete': Nothing;
  'newsletter:subscribe': Nothing;
  'widget:click': ClickEvent;
  'menu:click': ClickEvent;
  'search:click': ClickEvent;
  /** What the visitor agrees to from here on: their answer, or the one that was kept. */
  'consent:change': ConsentChoice;
  'customer-type:change': { customerType: CustomerType };
  'error:api': { code: string };
  /** A script of somebody else did not come. */
  'error:script': { address: string };
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
