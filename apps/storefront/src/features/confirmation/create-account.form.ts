import { defineForm } from '../../page/form/define-form.ts';
import { emailField, flagField, hiddenField } from '../../page/form/fields.ts';
import { newPasswordField } from '../../page/form/new-password-field.ts';

/** Makes an account for whoever bought as a guest, signs them in, and gives them their order. */
export const createAccountForm = defineForm('create-account', {
  fields: {
    /** The ids of the order that its buyer alone has. */
    purchase: hiddenField,
    cart: hiddenField,
    email: emailField,
    password: newPasswordField,
    remember: flagField,
  },
  act: ({ stores }, { purchase, cart, ...account }) =>
    stores.session.register({ ...account, order: { id: purchase, ...(cart !== '' && { cartId: cart }) } }),
  isDone: ({ kind }) => kind === 'signed-in',
  redirectTo: ({ kind }, { url }) => (kind === 'signed-in' ? url.pathname + url.search : null),
});
