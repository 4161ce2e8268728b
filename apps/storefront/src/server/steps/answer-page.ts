import { renderPage, type AnsweredForm } from '../rendering/render-page.tsx';
import type { ServedSite } from '../served-site.ts';
import type { ShopParts } from '../shop-parts.ts';
import { pageScope, type PageScope, type RequestFacts } from './page-scope.ts';

/** How long (ms) a page waits for its deferred parts. */
const usualPatience = 50;

/** What a page is made with, beside what its site has. */
export type PageParts = Pick<ShopParts, 'assetsFor' | 'newId' | 'development' | 'patience'> & RequestFacts;

/** Answers with a page, the last step of all. An answer with cookies is one visitor's. */
export async function answerPage(request: Request, shop: ServedSite, parts: PageParts): Promise<Response> {
  return answerPageIn(await pageScope(request, shop, parts), request, shop, parts);
}

/** The same in a scope that is there already, after a form that stands on the page. */
export async function answerPageIn(
  { scope, cookies, isCustomers }: PageScope,
  request: Request,
  shop: ServedSite,
  parts: PageParts,
  answered: AnsweredForm | null = null,
): Promise<Response> {
  const answer = await renderPage({
    request,
    scope,
    answered,
    assetsFor: (page) => parts.assetsFor(page, shop.site.locale),
    theme: await shop.readTheme(),
    notice: shop.outdatedNotice,
    newNonce: parts.newId,
    report: parts.report,
    development: parts.development === true,
    patience: parts.patience ?? usualPatience,
  });
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  const isOnes = cookies.size > 0 || isCustomers;
  if (isOnes && answer.headers.get('cache-control')?.startsWith('private') !== true)
    answer.headers.set('cache-control', 'private, no-store');
  return answer;
}
