import { renderPage, type AnsweredForm } from '../rendering/render-page.tsx';
import type { Handler } from 'hono';
import type { ShopParts } from '../shop-parts.ts';
import { pageScope, type PageScope } from './page-scope.ts';
import type { RequestVariables, ShopEnv } from './request-variables.ts';

/** How long (ms) a page waits for its deferred parts. */
const usualPatience = 50;

/** What a page is made with, beside what its site has. */
export type PageParts = Pick<ShopParts, 'assetsFor' | 'newId' | 'development' | 'patience' | 'hasStaticParts'>;

/** Answers with a page, the last of all. An answer with cookies is one visitor's. */
export function answerPage(parts: PageParts): Handler<ShopEnv> {
  return async ({ var: known }) => answerPageIn(await pageScope(known, { isForm: false }), known, parts);
}

/** The same in a scope that is there already, after a form that stands on the page. */
export async function answerPageIn(
  { scope, cookies, isCustomers }: PageScope,
  { shop, url, timeStep, report }: RequestVariables,
  parts: PageParts,
  answered: AnsweredForm | null = null,
): Promise<Response> {
  const answer = await renderPage({
    url,
    scope,
    answered,
    assetsFor: (page) => parts.assetsFor(page, shop.site.locale),
    theme: await shop.readTheme(),
    notice: shop.outdatedNotice,
    newNonce: parts.newId,
    timeStep,
    report,
    development: parts.development === true,
    hasStaticParts: parts.hasStaticParts !== false,
    patience: parts.patience ?? usualPatience,
  });
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  const isOnes = cookies.size > 0 || isCustomers;
  if (isOnes && answer.headers.get('cache-control')?.startsWith('private') !== true)
    answer.headers.set('cache-control', 'private, no-store');
  return answer;
}
