import type { AppScope } from '../../scope/app-scope.ts';
import { unsharedReads } from '../../scope/shared-reads.ts';
import { createRequestScope } from '../request-scope.ts';
import type { ServedSite } from '../served-site.ts';
import { withToken } from '../with-token.ts';
import type { RequestVariables } from './request-variables.ts';

/** What a page or a form of one request is made with, and the cookies that its answer is to carry. */
export interface PageScope {
  scope: AppScope;
  /** As Set-Cookie writes them; more may come while the scope is used. */
  cookies: ReadonlySet<string>;
  /** Whether it is read with a customer's prices. */
  isCustomers: boolean;
}

/** Makes the scope of one request: of a document, or of a form that was sent. */
export async function pageScope(
  { shop, cookies: held, visitor: address, agent, signalsRefusal, report }: RequestVariables,
  { isForm }: { isForm: boolean },
): Promise<PageScope> {
  // A session that goes on may be told of twice in one request.
  const cookies = new Set<string>();
  const setCookie = (cookie: string) => cookies.add(cookie);
  const preview = await shop.session.preview(held);
  const { answer: customer, cookies: renewed } = await shop.session.token(held);
  renewed.forEach(setCookie);
  const checkoutMarkets = await shop.readCheckoutMarkets();
  const scope = createRequestScope(held, shopFor(shop, customer.token), {
    ...{ visitor: { address, agent }, report, setCookie, preview, checkoutMarkets, signalsRefusal, isForm },
  });
  // The tab is told for whom the page was read.
  if (customer.token !== null) await scope.stores.session.load();
  return { scope, cookies, isCustomers: customer.token !== null };
}

/** What a customer reads has their prices, and reaches nobody else. */
function shopFor(shop: ServedSite, token: string | null): ServedSite {
  if (token === null) return shop;
  const { commerce, extensions } = shop;
  return {
    ...shop,
    commerce: withToken(commerce, token),
    extensions: extensions && withToken(extensions, token),
    shared: unsharedReads,
  };
}
