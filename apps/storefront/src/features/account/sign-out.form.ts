import { href, matchShopRoute } from '@torg/market-routing';
import { defineForm } from '../../page/form/define-form.ts';
import { forgetOrderList } from './forget-order-list.ts';

/** Ends the session. Whoever was on a page for customers alone is led home; the page to sign in stays. */
export const signOutForm = defineForm('sign-out', {
  fields: {},
  async act(scope) {
    const result = await scope.stores.session.signOut();
    if (result.kind === 'signed-out') forgetOrderList(scope);
    return result;
  },
  isDone: ({ kind }) => kind === 'signed-out',
  redirectTo({ kind }, { scope: { site }, url }) {
    if (kind !== 'signed-out') return null;
    const page = matchShopRoute(site.locale, url.pathname);
    return page?.name === 'account' ? href(site.locale, 'account', {}) : href(site.locale, 'home', {});
  },
});
