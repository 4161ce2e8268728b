import { siteHref } from '@torg/market-routing';
import type { ServedSite } from '../served-site.ts';
import { readSignIn } from './session-routes.ts';

/** Answers the account page's plain forms, for a browser without script. Null where the address is another. */
export async function answerAccountForm(request: Request, shop: ServedSite, visitor: string): Promise<Response | null> {
  const { site, session } = shop;
  if (new URL(request.url).pathname !== siteHref(site, 'account', {})) return null;
  if ((request.headers.get('origin') ?? site.origin) !== site.origin) return new Response(null, { status: 403 });
  const form = await request.formData().catch(() => null);
  if (!form) return new Response(null, { status: 400 });
  if (form.get('intent') === 'sign-out') {
    const { answer, cookies } = await session.signOut(request.headers.get('cookie') ?? '');
    const query = answer.kind === 'unreachable' ? { refused: answer.kind } : {};
    return sendOn(siteHref(site, 'account', {}, query), cookies);
  }
  const asked = readSignIn({
    email: form.get('email'),
    password: form.get('password'),
    remember: form.get('remember') !== null,
  });
  if (!asked) return sendOn(siteHref(site, 'account', {}, { refused: 'refused' }), []);
  const { answer, cookies } = await session.signIn(asked, visitor);
  const query = answer.kind === 'signed-in' ? { 'signed-in': 1 } : { refused: answer.kind };
  return sendOn(siteHref(site, 'account', {}, query), cookies);
}

function sendOn(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
