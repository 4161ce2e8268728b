import { createStores, type CheckoutMarket, type SessionPorts, type StorePorts, type Stores } from '@torg/stores';
import { randomUuid, type Clock } from '@torg/commerce-sdk';
import { consentRow } from '../config/stored.ts';
import { cartCookie, endedCartCookie, readCartId } from '../scope/cart-cookie.ts';
import { customerTypeCookie, readCustomerType } from '../scope/customer-type-cookie.ts';
import { checkoutMarketCookie, marketCookie, readCheckoutMarket } from '../scope/market-cookies.ts';
import { readCookie } from '../scope/read-cookie.ts';
import { writeCookie } from '../scope/write-cookie.ts';
import { openCartEngine } from '../scope/open-cart-engine.ts';
import { viewportBreakpoints } from '../scope/viewport-breakpoints.ts';
import type { ServedSite } from './served-site.ts';
import type { SessionOutcome, SessionVisitor } from './session-service.ts';

/** What a request tells the server, and what it hears back. */
export interface RequestPorts {
  report(error: unknown): void;
  /** Who asks. */
  visitor: SessionVisitor;
  /** Sends a cookie along with the answer, as Set-Cookie writes it. */
  setCookie(cookie: string): void;
  /** Whether its browser asks that its visitor be left alone. */
  signalsRefusal: boolean;
  /** Whether it carries a form, whose lost answer is looked for once. */
  isForm: boolean;
  /** Where orders can go. */
  checkoutMarkets: readonly CheckoutMarket[];
}

/** The stores of one request. They know what its cookies tell, and keep in cookies what a form changes: the browser goes on from here. */
export function createRequestStores(cookies: string, shop: ServedSite, ports: RequestPorts & { clock: Clock }): Stores {
  const { clock, report, setCookie, checkoutMarkets, signalsRefusal } = ports;
  return createStores(
    {
      clock,
      report,
      cart: cartOf(cookies, shop, ports),
      rememberCustomerType: (type) => setCookie(customerTypeCookie(type, shop.isSecure)),
      consent: {
        recall: () => readCookie(cookies, consentRow),
        remember: (text) => setCookie(writeCookie(consentRow, text, shop.isSecure)),
        // The page of cookies says so; what is sent is the browser's own affair.
        signalsRefusal: () => signalsRefusal,
        hear: () => {},
        newId: randomUuid,
      },
      market: marketOf(cookies, shop, ports),
      session: sessionOf(cookies, shop, ports),
      favourites: { read: () => null, write: () => {} },
      favouriteLists: { read: () => null, write: () => {} },
      scheduler: { after: () => () => {} },
      breakpoints: viewportBreakpoints,
    },
    { customerType: readCustomerType(cookies), checkoutMarkets },
  );
}

/**
 * What is asked within a request is answered within it: for a document the server asks once, and leaves trying again to the
 * browser; the answer to a form is looked for once more, at once.
 */
function cartOf(
  cookies: string,
  { commerce, extensions, isSecure }: ServedSite,
  { setCookie, isForm }: RequestPorts,
): StorePorts['cart'] {
  const recallCartId = () => readCartId(cookies);
  const keep = (id: string) => setCookie(cartCookie(id, isSecure));
  const storage = {
    read: recallCartId,
    write(id: string | null) {
      const known = recallCartId();
      if (known === null || id === known) return;
      if (id === null) setCookie(endedCartCookie(isSecure));
      else keep(id);
    },
  };
  const packages = { read: () => null, write: () => {} };
  const retries = { attempts: isForm ? 2 : 1, wait: async () => {} };
  return {
    recallCartId,
    openEngine: async (hooks) => openCartEngine({ commerce, extensions, storage, packages, ...retries }, hooks),
    announce({ cart }) {
      // Of two clicks at once each begins a cart: one that nothing came into would take the place of the other.
      if (recallCartId() === null && cart.lines.length > 0) keep(cart.id);
    },
  };
}

function marketOf(
  cookies: string,
  { site: { marketId }, isSecure }: ServedSite,
  { setCookie }: RequestPorts,
): StorePorts['market'] {
  return {
    market: marketId,
    recallCheckoutMarket: () => readCheckoutMarket(cookies, marketId),
    rememberCheckoutMarket: (alias) => setCookie(checkoutMarketCookie(marketId, alias, isSecure)),
    announceCheckoutMarket: () => {},
    announceMarketOnArrival: (alias) => setCookie(marketCookie(alias, isSecure)),
  };
}

/** Only a personal page asks who is signed in: every other one is the same for everyone. */
function sessionOf(cookies: string, { session }: ServedSite, { setCookie, visitor }: RequestPorts): SessionPorts {
  const answerOf = <Answer>({ answer, cookies: made }: SessionOutcome<Answer>): Answer => {
    made.forEach(setCookie);
    return answer;
  };
  return {
    signIn: async (request) => answerOf(await session.signIn(request, visitor, cookies)),
    signInByPasskey: async (request) => answerOf(await session.signInByPasskey(request, visitor, cookies)),
    passkeyChallenge: async () => answerOf(await session.passkeyChallenge(visitor)),
    register: async (request) => answerOf(await session.register(request, visitor, cookies)),
    changePassword: async (change) => answerOf(await session.changePassword(change, visitor, cookies)),
    signOut: async () => answerOf(await session.signOut(cookies)),
    currentUser: async () => answerOf(await session.currentUser(cookies)),
    announce: () => {},
  };
}
