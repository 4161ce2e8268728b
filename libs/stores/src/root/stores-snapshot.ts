import type { CountedCart } from '@torg/commerce-sdk';
import type { LineNews } from '@torg/commerce-sdk/extensions';
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
  /** Where orders can go, the same for everyone. */
  checkoutMarkets?: readonly CheckoutMarket[];
  /** Only on personal pages. */
  user?: SessionUser;
}

/** Reads what a browser needs to begin with the same stores. Who is signed in is told on a personal page alone. */
export function takeSnapshot(
  { cart, customer, market, session }: Pick<Stores, 'cart' | 'customer' | 'market' | 'session'>,
  { isPersonal }: { isPersonal: boolean },
): StoresSnapshot {
  return {
    ...(cart.state.status === 'ready' && { cart: countedCart(cart.state) }),
    ...(cart.news.length > 0 && { cartNews: cart.news }),
    customerType: customer.customerType,
    checkoutMarkets: market.checkoutMarkets,
    ...(isPersonal && session.user && { user: session.user }),
  };
}

function countedCart({ cart, marketId }: Stores['cart']['state']): CountedCart | null {
  return cart && { cart, marketId };
}
