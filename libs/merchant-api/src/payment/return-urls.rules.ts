import type { CheckoutUrls } from '../checkout/checkout-draft.ts';
import type { PaymentType } from '../generated/contract.ts';
import type { ReturnUrls } from './payment-provider.ts';

/** Where a payment may lead. */
export interface ReturnPlaces {
  sent: CheckoutUrls | null;
  /** Scheme and host of the shop that the cart is of. */
  shopUrl: string;
  /** Scheme and host of every shop: whoever has a cart must not be able to lead others elsewhere. */
  shopUrls: readonly string[];
  cartId: string;
  paymentType: PaymentType;
}

/** By which name the Merchant API's clients look for the session's id in the address of their confirmation. */
const idNames: Readonly<Record<string, string>> = { KLARNA: 'kid', SVEA: 'sid', WALLEY: 'wid', AVARDA: 'aid' };

/** Where shoppers go from a provider: to the addresses that the client sent where they are a shop's, else to the usual ones. */
export function returnUrls({ sent, shopUrl, shopUrls, cartId, paymentType }: ReturnPlaces): ReturnUrls {
  const ownOrUsual = (address: string | null | undefined, usual: string) => {
    const filled = address?.replaceAll('{geins.cartid}', encodeURIComponent(cartId));
    return filled !== undefined && isOfShop(filled, shopUrls) ? filled : `${shopUrl}${usual}`;
  };
  const cart = `cartid=${encodeURIComponent(cartId)}`;
  return {
    success: ownOrUsual(
      sent?.redirectUrl,
      `/checkout/confirm?${idNames[paymentType] ?? 'pid'}={payment.uid}&${cart}&paymentType=${paymentType}`,
    ),
    failure: ownOrUsual(sent?.checkoutPageUrl, '/checkout/klarna-fail'),
  };
}

function isOfShop(address: string, shopUrls: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && shopUrls.some((url) => URL.canParse(url) && new URL(url).origin === origin);
}
