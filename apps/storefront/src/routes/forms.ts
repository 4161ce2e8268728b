import type { Form } from '../page/form/define-form.ts';

/** Every form by its name, for the server, which runs it where the browser runs no script. */
const forms = {
  'sign-in': async () => (await import('../elements/sign-in.form.ts')).signInForm,
  register: async () => (await import('../features/account/register.form.ts')).registerForm,
  'forgot-password': async () => (await import('../features/account/forgot-password.form.ts')).forgotPasswordForm,
  'reset-password': async () => (await import('../features/account/reset-password.form.ts')).resetPasswordForm,
  'change-password': async () => (await import('../features/account/change-password.form.ts')).changePasswordForm,
  profile: async () => (await import('../features/account/profile.form.ts')).profileForm,
  address: async () => (await import('../features/account/address.form.ts')).addressForm,
  'remove-address': async () => (await import('../features/account/remove-address.form.ts')).removeAddressForm,
  'default-address': async () => (await import('../features/account/default-address.form.ts')).defaultAddressForm,
  'end-stock-notice': async () => (await import('../features/account/end-stock-notice.form.ts')).endStockNoticeForm,
  passkey: async () => (await import('../features/account/passkey.form.ts')).passkeyForm,
  'sign-out-device': async () => (await import('../features/account/sign-out-device.form.ts')).signOutDeviceForm,
  'sign-out-everywhere': async () =>
    (await import('../features/account/sign-out-everywhere.form.ts')).signOutEverywhereForm,
  'delete-account': async () => (await import('../features/account/delete-account.form.ts')).deleteAccountForm,
  'cancel-order': async () => (await import('../elements/cancel-order.form.ts')).cancelOrderForm,
  'saved-carts': async () => (await import('../features/account/saved-carts.form.ts')).savedCartsForm,
  'buy-again': async () => (await import('../features/account/buy-again.form.ts')).buyAgainForm,
  'find-order': async () => (await import('../elements/find-order.form.ts')).findOrderForm,
  withdraw: async () => (await import('../features/withdraw/withdraw.form.ts')).withdrawForm,
  'sign-out': async () => (await import('../features/account/sign-out.form.ts')).signOutForm,
  'customer-type': async () => (await import('../elements/customer-type.form.ts')).customerTypeForm,
  consent: async () => (await import('../features/content/consent.form.ts')).consentForm,
  market: async () => (await import('../features/shell/market.form.ts')).marketForm,
  'end-preview': async () => (await import('../features/content/end-preview.form.ts')).endPreviewForm,
  buy: async () => (await import('../elements/buy.form.ts')).buyForm,
  gift: async () => (await import('../features/product/gift.form.ts')).giftForm,
  'stock-notice': async () => (await import('../features/product/stock-notice.form.ts')).stockNoticeForm,
  review: async () => (await import('../features/product/review.form.ts')).reviewForm,
  question: async () => (await import('../features/product/question.form.ts')).questionForm,
  package: async () => (await import('../features/product/package.form.ts')).packageForm,
  'cart-quantity': async () => (await import('../features/cart/cart-quantity.form.ts')).cartQuantityForm,
  'cart-removal': async () => (await import('../features/cart/cart-removal.form.ts')).cartRemovalForm,
  'accept-prices': async () => (await import('../features/cart/accept-prices.form.ts')).acceptPricesForm,
  'promo-code': async () => (await import('../features/cart/promo-code.form.ts')).promoCodeForm,
  'gift-change': async () => (await import('../features/cart/gift-change.form.ts')).giftChangeForm,
  'line-note': async () => (await import('../features/cart/line-note.form.ts')).lineNoteForm,
  'share-cart': async () => (await import('../features/cart/share-cart.form.ts')).shareCartForm,
  'promo-code-removal': async () => (await import('../features/cart/promo-code-removal.form.ts')).promoCodeRemovalForm,
  'delivery-country': async () => (await import('../features/cart/delivery-country.form.ts')).deliveryCountryForm,
  checkout: async () => (await import('../features/checkout/checkout.form.ts')).checkoutForm,
  'claim-order': async () => (await import('../features/confirmation/claim-order.form.ts')).claimOrderForm,
  'create-account': async () => (await import('../features/confirmation/create-account.form.ts')).createAccountForm,
  newsletter: async () => (await import('../features/shell/newsletter.form.ts')).newsletterForm,
  favourites: async () => (await import('../features/favourites/favourites.form.ts')).favouritesForm,
  'buy-favourites': async () => (await import('../features/favourites/buy-favourites.form.ts')).buyFavouritesForm,
  'quick-order': async () => (await import('../features/quick-order/quick-order.form.ts')).quickOrderForm,
  'shared-cart': async () => (await import('../features/shared-cart/shared-cart.form.ts')).sharedCartForm,
  'code-link': async () => (await import('../features/code-link/code-link.form.ts')).codeLinkForm,
  'invite-member': async () => (await import('../features/account/invite-member.form.ts')).inviteMemberForm,
  'company-member': async () => (await import('../features/account/company-member.form.ts')).companyMemberForm,
  'decide-approval': async () => (await import('../features/account/decide-approval.form.ts')).decideApprovalForm,
  'accept-invitation': async () => (await import('../features/account/accept-invitation.form.ts')).acceptInvitationForm,
  'order-sizes': async () => (await import('../features/quick-order/order-sizes.form.ts')).orderSizesForm,
} satisfies Record<string, () => Promise<unknown>>;

/** Their names. */
export const formNames = Object.keys(forms) as readonly (keyof typeof forms)[]; // `keys` forgets the literal names

/** Fetches the form of a name; null where the shop has none of it. */
export async function fetchForm(name: string): Promise<Form | null> {
  const known = formNames.find((one) => one === name);
  return known === undefined ? null : await forms[known](); // each runs with what its own fields read
}
