// What the carts that a customer keeps ask beyond the contract, fetched when it is needed.
export { getSavedCarts, openSavedCart, removeSavedCart, saveCart } from '@torg/commerce-sdk/extensions';
