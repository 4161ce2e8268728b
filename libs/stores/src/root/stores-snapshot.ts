import type { CountedCart } from '@torg/commerce-sdk';
import type { Favourites, LineNews } from '@torg/commerce-sdk/extensions';
import type { CustomerType } from '@torg/commerce-sdk/domain';
import type { CheckoutMarket } from '../market/checkout-market.ts';
import type { SessionUser } from '../session/session-ports.ts';
import type { Stores } from './stores.ts';

/** What the server hands over to the browser, as plain data. */
export interface StoresSnapshot {
  /** Only on pages that show the cart; all others are the same for everyone. Null is a shopper who has none. */
  cart?: CountedCart | null;
  /** What became of its lines since the shopper last saw them; absent where there is nothing to tell. */
  cartNews?: readonly LineNews[];
  customerType: CustomerType;
  /** Only on a customer's pages that show them. */
  favourites?: Favourites;
  /** Where orders can go, the same for everyone. */
  checkoutMarkets?: readonly CheckoutMarket[];
  /** Only on personal pages. */
  user?: SessionUser;
}

/** Of whom and what a page tells. */
export interface SnapshotScope {
  /** Whether it is for one visitor alone: only then it is told who is signed in. */
  isPersonal: boolean;
  /** False where the cart is read by the page's server, and is not for the document. */
  hasCart?: boolean;
}

/** Reads what a browser needs to begin with the same stores. */
export function takeSnapshot(
  {
    cart,
    customer,
    favourites,
    market,
    session,
  }: Pick<Stores, 'cart' | 'customer' | 'favourites' | 'market' | 'session'>,
  { isPersonal, hasCart = true }: SnapshotScope,
): StoresSnapshot {
  return {
    ...(hasCart && cart.state.status === 'ready' && { cart: countedCart(cart.state) }),
    ...(hasCart && cart.news.length > 0 && { cartNews: cart.news }),
    customerType: customer.customerType,
    ...(isPersonal &&
      favourites.state.status === 'ready' && {
        favourites: { productIds: favourites.ids, lists: favourites.lists },
      }),
    checkoutMarkets: market.checkoutMarkets,
    ...(isPersonal && session.user && { user: session.user }),
  };
}

function countedCart({ cart, marketId }: Stores['cart']['state']): CountedCart | null {
  return cart && { cart, marketId };
}
