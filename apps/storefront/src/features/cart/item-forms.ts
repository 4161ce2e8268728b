/** The two forms of an item of the cart, fetched when the cart is alive. */
export const quantityForm = {
  name: 'cart-quantity',
  fetch: async () => (await import('./cart-quantity.form.ts')).cartQuantityForm,
};
export const removalForm = {
  name: 'cart-removal',
  fetch: async () => (await import('./cart-removal.form.ts')).cartRemovalForm,
};
