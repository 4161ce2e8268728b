import { renderPage } from '../rendering/render-page.tsx';
import { createRequestScope } from '../request-scope.ts';
import type { ServedSite } from '../served-site.ts';
import type { ShopParts } from '../shop-parts.ts';

/** How long (ms) a page waits for its deferred parts. */
const usualPatience = 50;

/** What a page is made with, beside what its site has. */
type PageParts = Pick<ShopParts, 'assetsFor' | 'newId' | 'development' | 'patience'> & {
  report(error: unknown): void;
};

/** Answers with a page, the last step of all. An answer with cookies is one visitor's. */
export async function answerPage(request: Request, shop: ServedSite, parts: PageParts): Promise<Response> {
  const { report } = parts;
  const cookies: string[] = [];
  const setCookie = (cookie: string) => cookies.push(cookie);
  const preview = await shop.session.preview(request.headers.get('cookie') ?? '');
  const checkoutMarkets = await shop.readCheckoutMarkets();
  const answer = await renderPage({
    request,
    scope: createRequestScope(request, shop, { report, setCookie, preview, checkoutMarkets }),
    assetsFor: (page) => parts.assetsFor(page, shop.site.locale),
    theme: await shop.readTheme(),
    notice: shop.outdatedNotice,
    newNonce: parts.newId,
    report,
    development: parts.development === true,
    patience: parts.patience ?? usualPatience,
  });
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  if (cookies.length > 0) answer.headers.set('cache-control', 'private, no-store');
  return answer;
}
