import type { PaymentType } from '@torg/commerce-sdk/domain';
import { href, siteHref, type Locale, type MarketSite } from '@torg/market-routing';

/** What the confirmation of a purchase is found by. What leads to it cannot be guessed. */
export interface ConfirmedPurchase {
  /** The public id of the order; null where a provider led back, or nobody knows it. */
  orderId: string | null;
  /** The id of the payment, as the provider that led back wrote it. */
  paymentUid: string | null;
  cartId: string | null;
  paymentType: PaymentType;
}

const paymentTypes: readonly PaymentType[] = ['STANDARD', 'KLARNA', 'SVEA', 'WALLEY', 'AVARDA', 'GEINS_PAY'];
/** By which names providers of the Merchant API tell the id of a payment. */
const uidNames = ['pid', 'kid', 'sid', 'wid', 'aid'];
/** Ids are letters, digits and what joins them. */
const idPattern = /^[\w.:-]{1,100}$/;

/** The address, within the site, of the confirmation of an order that was placed here. */
export function confirmAddress(
  locale: Locale,
  { orderId, cartId, paymentType }: Omit<ConfirmedPurchase, 'paymentUid'>,
): string {
  return href(locale, 'checkoutConfirm', {}, { order: orderId, cartid: cartId, paymentType });
}

/** Where a provider leads back to, whole; the API fills in the ids of cart and payment. */
export function returnAddress(site: MarketSite, paymentType: PaymentType): string {
  const confirmation = site.origin + siteHref(site, 'checkoutConfirm', {});
  return `${confirmation}?pid={payment.uid}&cartid={geins.cartid}&paymentType=${paymentType}`;
}

/** Reads the address of a confirmation; null where it names no purchase. */
export function readConfirmAddress(query: URLSearchParams): ConfirmedPurchase | null {
  const orderId = idIn(query, 'order');
  const paymentUid = uidNames.map((name) => idIn(query, name)).find((id) => id !== null) ?? null;
  const cartId = idIn(query, 'cartid');
  const paymentType = paymentTypes.find((type) => type === query.get('paymentType')) ?? 'STANDARD';
  return (orderId ?? paymentUid ?? cartId) === null ? null : { orderId, paymentUid, cartId, paymentType };
}

/** The purchase whose confirmation a whole path of the host leads to; null where it leads elsewhere. */
export function purchaseAt(site: MarketSite, path: string | null): ConfirmedPurchase | null {
  if (path === null) return null;
  const { pathname, searchParams } = new URL(path, site.origin);
  return pathname === siteHref(site, 'checkoutConfirm', {}) ? readConfirmAddress(searchParams) : null;
}

/** What `getPurchase` is asked by: the payment where a provider led back, else the order or the cart. */
export function purchaseRequest({ orderId, paymentUid, cartId, paymentType }: ConfirmedPurchase) {
  return { id: paymentUid ?? cartId ?? orderId ?? '', ...(cartId !== null && { cartId }), paymentType };
}

/** The id of that name in an address; null where there is none, or nothing that an id can be. */
export function idIn(query: URLSearchParams, name: string): string | null {
  const id = query.get(name);
  return id !== null && idPattern.test(id) ? id : null;
}
