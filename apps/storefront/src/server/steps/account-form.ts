import { safeReturnPath, siteHref } from '@torg/market-routing';
import type { ServedSite } from '../served-site.ts';
import { seeOther } from './see-other.ts';
import type { SentForm } from './sent-form.ts';
import { readSignIn } from './session-routes.ts';

/** Takes the account page's forms: signing in, and signing out. */
export async function takeAccountForm({ form, cookies, visitor }: SentForm, shop: ServedSite): Promise<Response> {
  const { site, session } = shop;
  const returnTo = safeReturnPath(String(form.get('returnTo') ?? ''));
  if (form.get('intent') === 'sign-out') {
    const ended = await session.signOut(cookies);
    if (ended.answer.kind === 'unreachable')
      return seeOther(siteHref(site, 'account', {}, { refused: ended.answer.kind }), ended.cookies);
    return seeOther(returnTo ?? siteHref(site, 'account', {}), ended.cookies);
  }
  const asked = readSignIn({
    email: form.get('email'),
    password: form.get('password'),
    remember: form.get('remember') !== null,
  });
  if (!asked) return seeOther(siteHref(site, 'account', {}, { refused: 'refused', returnTo }));
  const begun = await session.signIn(asked, visitor);
  if (begun.answer.kind !== 'signed-in')
    return seeOther(siteHref(site, 'account', {}, { refused: begun.answer.kind, returnTo }), begun.cookies);
  return seeOther(returnTo ?? siteHref(site, 'account', {}, { 'signed-in': 1 }), begun.cookies);
}
