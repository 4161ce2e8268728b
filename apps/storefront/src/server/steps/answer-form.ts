import { siteHref } from '@torg/market-routing';
import type { ServedSite } from '../served-site.ts';
import { takeAccountForm } from './account-form.ts';
import { takeCartForm } from './cart-form.ts';
import { takeCustomerTypeForm } from './customer-type-form.ts';
import { takeMarketForm } from './market-form.ts';
import { takeNewsletterForm } from './newsletter-form.ts';
import type { TakeForm } from './sent-form.ts';

/** What stands behind each address that forms are sent to, by its name. */
const forms = {
  account: takeAccountForm,
  cart: takeCartForm,
  customerTypeForm: takeCustomerTypeForm,
  marketForm: takeMarketForm,
  newsletterForm: takeNewsletterForm,
} as const satisfies Record<string, TakeForm>;

const names = Object.keys(forms) as readonly (keyof typeof forms)[]; // `keys` forgets the literal names

/** What an address can be asked by, as the header `Allow` says it. */
export function allowedAt(request: Request, shop: Pick<ServedSite, 'site'>): string {
  return formAt(request, shop) ? 'GET, HEAD, POST' : 'GET, HEAD';
}

function formAt({ url }: Request, { site }: Pick<ServedSite, 'site'>): keyof typeof forms | undefined {
  const { pathname } = new URL(url);
  return names.find((one) => siteHref(site, one, {}) === pathname);
}

/** Answers the shop's plain forms, for a browser without script. Only the site's own pages may send them. */
export async function answerForm(request: Request, shop: ServedSite, visitor: string): Promise<Response> {
  const { site } = shop;
  const name = formAt(request, shop);
  if (!name) return new Response(null, { status: 405, headers: { allow: allowedAt(request, shop) } });
  if ((request.headers.get('origin') ?? site.origin) !== site.origin) return new Response(null, { status: 403 });
  const form = await request.formData().catch(() => null);
  if (!form) return new Response(null, { status: 400 });
  return forms[name]({ form, cookies: request.headers.get('cookie') ?? '', visitor }, shop);
}
