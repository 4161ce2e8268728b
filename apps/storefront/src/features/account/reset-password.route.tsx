import { ResetPasswordPage } from './reset-password-page.tsx';
import { defineRoute, PageMoved } from '../../page/define-route.ts';
import { readReturnPath } from '../../navigation/sign-in-address.ts';
import { keptReturnPath } from '../../scope/kept-return-path.ts';

export const route = defineRoute('resetPassword', {
  // The address has a key in it: no cache keeps it, and no other language is offered it.
  load(scope, { url }) {
    const kept = keptReturnPath(scope);
    if (kept !== null && readReturnPath(url.searchParams) === null)
      throw new PageMoved(withReturnPath(url, kept), { isForGood: false });
    return { personal: true, title: scope.t('account.reset.heading'), indexed: false, alternates: {} };
  },
  View: () => <ResetPasswordPage />,
});

/** The same page, which leads on from there as every other that asks to sign in. */
function withReturnPath({ pathname, searchParams }: URL, returnTo: string): string {
  const query = new URLSearchParams(searchParams);
  query.set('returnTo', returnTo);
  return `${pathname}?${query}`;
}
