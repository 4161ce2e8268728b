import { pathWithinSite, safeReturnPath, siteHref, sitePath } from '@torg/market-routing';
import { formNameField } from '../../page/form/form-name-field.ts';
import { runForm } from '../../page/form/run-form.ts';
import { fetchForm } from '../../routes/forms.ts';
import type { ServedSite } from '../served-site.ts';
import { answerPageIn, type PageParts } from './answer-page.ts';
import { takeCartForm } from './cart-form.ts';
import { pageScope } from './page-scope.ts';
import { seeOther } from './see-other.ts';

/** How the shop answers what became of a form that leads nowhere. */
const statusOf = { done: 200, refused: 422, outage: 503 } as const;

/**
 * Answers the shop's plain forms, for a browser without script: runs the form, and leads on, or renders the page that it
 * stands on with what became of it. Only the site's own pages may send them.
 */
export async function answerForm(request: Request, shop: ServedSite, parts: PageParts): Promise<Response> {
  const { site } = shop;
  if (isForeign(request, site.origin)) return new Response(null, { status: 403 });
  const sent = await request.formData().catch(() => null);
  if (!sent) return new Response(null, { status: 400 });
  const name = sent.get(formNameField);
  if (name === null && new URL(request.url).pathname === siteHref(site, 'cart', {}))
    return takeCartForm({ form: sent, cookies: request.headers.get('cookie') ?? '', visitor: parts.visitor }, shop);
  const form = typeof name === 'string' ? await fetchForm(name) : null;
  if (!form) return new Response(null, { status: 400 });
  const made = await pageScope(request, shop, parts);
  const url = new URL(request.url);
  url.pathname = pathWithinSite(site, url.pathname);
  const ran = await runForm(form, sent, { scope: made.scope, url }, parts.report);
  // A form may lead back to the address that it was sent to, which a stranger's link can have written.
  if (ran.redirectTo !== null)
    return seeOther(safeReturnPath(sitePath(site, ran.redirectTo)) ?? sitePath(site, '/'), made.cookies);
  const answered = { sent: { form: form.name, ...ran.outcome }, status: statusOf[ran.status] };
  return answerPageIn(made, request, shop, parts, answered);
}

/** Whether another site sent a form: as its origin says, or what the browser says of it where there is no origin. */
function isForeign({ headers }: Request, ownOrigin: string): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return origin !== ownOrigin;
  return ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');
}
