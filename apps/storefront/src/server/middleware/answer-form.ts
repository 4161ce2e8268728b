import type { Handler } from 'hono';
import { safeReturnPath, siteHref, sitePath, type MarketSite } from '@torg/market-routing';
import { formNameField } from '../../page/form/form-name-field.ts';
import { runForm } from '../../page/form/run-form.ts';
import { fetchForm } from '../../routes/forms.ts';
import { answerPageIn, type PageParts } from './answer-page.ts';
import { isForeign } from './is-foreign.ts';
import { pageScope } from './page-scope.ts';
import { leaveFor } from './leave-for.ts';
import type { RequestVariables, ShopEnv } from './request-variables.ts';
import { seeOther } from './see-other.ts';

/** How the shop answers what became of a form that leads nowhere. */
const statusOf = { done: 200, refused: 422, outage: 503 } as const;

/**
 * Answers the shop's plain forms, for a browser without script: runs the form, and leads on, or renders the page that it
 * stands on with what became of it. Only the site's own pages may send them.
 */
export function answerForm(parts: PageParts): Handler<ShopEnv> {
  return ({ req, var: known }) => answerSent(req.raw, known, parts);
}

async function answerSent(request: Request, known: RequestVariables, parts: PageParts): Promise<Response> {
  const { site } = known.shop;
  if (isForeign(request, site.origin)) return new Response(null, { status: 403 });
  const sent = await request.formData().catch(() => null);
  if (!sent) return new Response(null, { status: 400 });
  const name = sent.get(formNameField);
  if (name === null && known.url.pathname === siteHref(site, 'cart', {})) return seeOther(formerCartForm(sent, site));
  const form = typeof name === 'string' ? await fetchForm(name) : null;
  if (!form) return new Response(null, { status: 400 });
  const made = await pageScope(known, { isForm: true });
  const url = new URL(known.url);
  url.pathname = known.path;
  const ran = await runForm(form, sent, { scope: made.scope, url }, known.report);
  if (ran.redirectTo instanceof URL) return leaveFor(ran.redirectTo, made.cookies);
  // A form may lead back to the address that it was sent to, which a stranger's link can have written.
  if (ran.redirectTo !== null)
    return seeOther(safeReturnPath(sitePath(site, ran.redirectTo)) ?? sitePath(site, '/'), made.cookies);
  const answered = { sent: { form: form.name, ...ran.outcome }, status: statusOf[ran.status] };
  return answerPageIn(made, known, parts, answered);
}

/**
 * Where a page leads that was opened before its forms had names: to the product that was to be bought, or to the cart as it
 * is. Nothing is changed.
 */
function formerCartForm(sent: FormData, site: MarketSite): string {
  const product = sent.get('product');
  const path = typeof product === 'string' ? safeReturnPath(product) : null;
  return path === null ? siteHref(site, 'cart', {}) : sitePath(site, path);
}
