import { href, pathWithinSite } from '@torg/market-routing';
import { asksToSignIn, readReturnPath } from '../navigation/sign-in-address.ts';
import { defineForm } from '../page/form/define-form.ts';
import { currentPasswordField, emailField, flagField, hiddenField } from '../page/form/fields.ts';

/** Signs a customer in, and leads on to where they wanted to go. */
export const signInForm = defineForm('sign-in', {
  fields: {
    /** The ids of the order whose confirmation led here; empty where none did. */
    purchase: hiddenField,
    cart: hiddenField,
    email: emailField,
    password: currentPasswordField,
    remember: flagField,
  },
  act: ({ stores }, { purchase, cart, ...customer }) =>
    stores.session.signIn({
      ...customer,
      ...(purchase !== '' && { order: { id: purchase, ...(cart !== '' && { cartId: cart }) } }),
    }),
  isDone: ({ kind }) => kind === 'signed-in',
  redirectTo({ kind }, { scope: { site }, url }) {
    if (kind !== 'signed-in') return null;
    const returnTo = readReturnPath(url.searchParams);
    if (returnTo !== null) return pathWithinSite(site, returnTo);
    return asksToSignIn(url.searchParams) ? url.pathname : href(site.locale, 'account', {}, { 'signed-in': 1 });
  },
});
