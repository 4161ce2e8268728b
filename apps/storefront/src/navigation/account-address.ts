import { href, type Locale } from '@torg/market-routing';

/** A page beside that for signing in, which leads on to `returnTo` then, a whole path of the host; null leads to the account. */
export function besideSignIn(
  locale: Locale,
  name: 'account' | 'createAccount' | 'forgotPassword',
  returnTo: string | null,
): string {
  return href(locale, name, {}, returnTo === null ? {} : { returnTo });
}
