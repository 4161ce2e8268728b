import type { AppScope } from '../../scope/app-scope.ts';
import { createRequestScope } from '../request-scope.ts';
import type { ServedSite } from '../served-site.ts';

/** What a page or a form of one request is made with, and the cookies that its answer is to carry. */
export interface PageScope {
  scope: AppScope;
  /** As Set-Cookie writes them; more may come while the scope is used. */
  cookies: readonly string[];
}

/** What is known of a request beside what it says itself. */
export interface RequestFacts {
  /** Where it comes from. */
  visitor: string;
  report(error: unknown): void;
}

/** Makes the scope of one request. */
export async function pageScope(request: Request, shop: ServedSite, facts: RequestFacts): Promise<PageScope> {
  const cookies: string[] = [];
  const setCookie = (cookie: string) => cookies.push(cookie);
  const { visitor, report } = facts;
  const preview = await shop.session.preview(request.headers.get('cookie') ?? '');
  const checkoutMarkets = await shop.readCheckoutMarkets();
  return {
    cookies,
    scope: createRequestScope(request, shop, { visitor, report, setCookie, preview, checkoutMarkets }),
  };
}
